import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  type TestContext,
  test,
  vi,
} from "vitest";
import { userEvent } from "vitest/browser";
import { type Capture, captureFetch, type MadeUpAnswer } from "../../../tests/support/capture.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { injections, RAN } from "../../../tests/support/injections.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { Autocomplete } from "./Autocomplete.tsx";
import { type AutocompleteOptions, createAutocomplete } from "./createAutocomplete.ts";
import { autocompleteDefaults, readAutocomplete } from "./readAutocomplete.ts";
import type { Suggestion } from "./wire.ts";
import "./autocomplete.css";

const SOURCE = "/suggested";
const PRINTS = ["Halftone", "Harbour", "Harvest moon"];

let place: HTMLElement;
let input: HTMLInputElement;
let stop: Stop = () => {};

beforeEach(() => {
  place = document.createElement("div");
  place.style.cssText = "padding: 40px; inline-size: 400px";
  const label = document.createElement("label");
  input = document.createElement("input");
  input.dataset.autocomplete = SOURCE;
  input.dataset.delay = "0";
  label.append("Print ", input);
  place.append(label);
  document.body.append(place);
});

afterEach(() => {
  stop();
  stop = () => {};
  place.remove();
  vi.useRealTimers();
});

type Answers = Readonly<Record<string, MadeUpAnswer | readonly unknown[]>>;

/** Starts on the field, which has the focus. The server answers every term with this, or each its own. */
async function start(
  task: TestContext["task"],
  answers: readonly unknown[] | Answers,
  options?: AutocompleteOptions,
): Promise<Capture> {
  const isForAll = Array.isArray(answers);
  const answerTo = (term: string): MadeUpAnswer => {
    const answer = isForAll ? answers : (answers as Answers)[term];
    return Array.isArray(answer) ? { body: JSON.stringify(answer) } : (answer as MadeUpAnswer);
  };
  const requests = await captureFetch(task, ({ url }) =>
    url.pathname === SOURCE ? answerTo(url.searchParams.get("term") ?? "") : undefined,
  );
  onTestFinished(() => requests.stop());
  input.focus();
  stop = createAutocomplete(input, options);
  return requests;
}

const list = () => document.querySelector<HTMLElement>(".vitrine-autocomplete") as HTMLElement;
const isOpen = () => list().checkVisibility();
const options = () => [...document.querySelectorAll<HTMLElement>(".vitrine-autocomplete > *")];
const shown = () => (isOpen() ? options().map((option) => option.innerText) : []);
const active = () => {
  const id = input.getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.innerText : undefined;
};
const state = () => input.dataset.suggestions;
const said = () =>
  [...document.querySelectorAll("[data-vitrine-announcer] p")].map((line) => line.textContent);
const asked = (requests: Capture) =>
  requests
    .all()
    .filter(({ url }) => url.pathname === SOURCE)
    .map(({ url }) => url.searchParams.get("term"));

/** Writes this, and waits for what is then listed. */
async function type(text: string, expected: readonly string[] = PRINTS): Promise<void> {
  write(text);
  await expect.poll(shown).toEqual(expected);
}

/** Writes all at once, as one key. */
function write(text: string, init: InputEventInit = {}): void {
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true, ...init }));
}

describe("what is asked", () => {
  test("a GET of the configured address, with the text as term [PB-131]", async ({ task }) => {
    input.dataset.autocomplete = `${SOURCE}?lang=de&term=old`;
    const requests = await start(task, []);
    write("Öl & Ton +1");
    const { method, url, body } = await requests.next((one) => one.url.pathname === SOURCE);
    expect([method, body]).toEqual(["GET", ""]);
    expect([...url.searchParams]).toEqual([
      ["lang", "de"],
      ["term", "Öl & Ton +1"],
    ]);
  });

  test("nothing for an empty field, also for one emptied again; one character does [PB-133]", async ({
    task,
  }) => {
    expect(autocompleteDefaults.minLength).toBe(1);
    const requests = await start(task, PRINTS);
    write("");
    write("  ");
    await userEvent.keyboard("{ArrowDown}");
    await type("h");
    await userEvent.keyboard("{Backspace}");
    await expect.poll(isOpen).toBe(false);
    expect(asked(requests)).toEqual(["h"]);
  });

  test("as many characters as the field asks for", async ({ task }) => {
    input.dataset.minLength = "3";
    const requests = await start(task, PRINTS);
    write("ha");
    write("har");
    await expect.poll(shown).toEqual(PRINTS);
    expect(asked(requests)).toEqual(["har"]);
  });

  test("each text once, however often it is written", async ({ task }) => {
    const requests = await start(task, { h: PRINTS, ha: ["Halftone"] });
    await type("h");
    await type("ha", ["Halftone"]);
    await type("h");
    expect(asked(requests)).toEqual(["h", "ha"]);
  });

  test("late answers never take the place of newer ones", async ({ task }) => {
    let release: (() => void) | undefined;
    const requests = await start(task, { new: ["New"] });
    const slow = vi.spyOn(window, "fetch").mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          release = () => resolve(new Response('["Old"]'));
        }),
    );
    onTestFinished(() => slow.mockRestore());
    write("old");
    expect(slow.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    write("new");
    expect(slow.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    await expect.poll(shown).toEqual(["New"]);
    release?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(shown()).toEqual(["New"]);
    expect(asked(requests)).toEqual(["new"]);
  });

  test("what an input method is still putting together waits until it is done", async ({
    task,
  }) => {
    const requests = await start(task, { 印刷: ["印刷所"] });
    write("い", { isComposing: true });
    write("いん", { isComposing: true });
    input.value = "印刷";
    input.dispatchEvent(new CompositionEvent("compositionend", { data: "印刷" }));
    await expect.poll(shown).toEqual(["印刷所"]);
    // Its Enter, arrows and Escape are its own.
    const press = (key: string) =>
      input.dispatchEvent(
        new KeyboardEvent("keydown", { key, isComposing: true, cancelable: true }),
      );
    for (const key of ["ArrowDown", "Enter", "Escape"]) expect(press(key)).toBe(true);
    expect([active(), isOpen()]).toEqual([undefined, true]);
    expect(asked(requests)).toEqual(["印刷"]);
  });

  test("on a touch screen, where every word is put together, each letter", async ({ task }) => {
    const matchMedia = vi.spyOn(window, "matchMedia").mockReturnValue({
      matches: true,
    } as MediaQueryList);
    onTestFinished(() => matchMedia.mockRestore());
    await start(task, PRINTS);
    write("h", { isComposing: true });
    await expect.poll(shown).toEqual(PRINTS);
  });

  test("what was written before this was loaded", async ({ task }) => {
    input.focus();
    input.value = "ha";
    await start(task, PRINTS);
    await expect.poll(shown).toEqual(PRINTS);
  });

  test("nothing once the visitor has gone on, or where a browser fills the field in", async ({
    task,
  }) => {
    await start(task, PRINTS);
    write("ha");
    input.blur();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isOpen()).toBe(false);
    write("har");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isOpen()).toBe(false);
  });
});

describe("the list", () => {
  test("is closed from the start on, and nothing is marked [PB-137]", async ({ task }) => {
    await start(task, PRINTS);
    expect(isOpen()).toBe(false);
    expect([state(), input.getAttribute("aria-expanded")]).toEqual(["closed", "false"]);
    expect(input.role).toBe("combobox");
    expect(document.getElementById(input.getAttribute("aria-controls") ?? "")).toBe(list());
    expect(active()).toBeUndefined();
  });

  test("opens with the suggestions once they are there [PB-134, PB-138]", async ({ task }) => {
    await start(task, PRINTS);
    await type("ha");
    expect([state(), input.getAttribute("aria-expanded")]).toEqual(["open", "true"]);
    expect(options().map(({ role }) => role)).toEqual(["option", "option", "option"]);
    expect([list().role, list().ariaLabel]).toEqual(["listbox", "Print"]);
    expect(document.activeElement).toBe(input);
  });

  test("a choice fills the field and ends the list [PB-135, PB-139]", async ({ task }) => {
    const told: (string | Suggestion)[] = [];
    for (const name of ["input", "change"])
      input.addEventListener(name, () => told.push(`${name} ${input.value}`));
    const kim = { label: "Kim Ito (Tokyo)", value: "kim" };
    await start(task, [kim], { onSelect: (chosen) => told.push(chosen) });
    await type("k", ["Kim Ito (Tokyo)"]);
    told.length = 0;
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect([input.value, isOpen(), state()]).toEqual(["kim", false, "selected"]);
    expect(told).toEqual(["input kim", "change kim", { ...kim, url: undefined }]);
    expect(document.activeElement).toBe(input);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isOpen()).toBe(false);
    await type("kimx", ["Kim Ito (Tokyo)"]);
    expect(state()).toBe("open");
  });

  test("Escape closes it, and the field keeps its text [PB-140]", async ({ task }) => {
    await start(task, PRINTS);
    await type("ha");
    const above = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener("keydown", above);
    onTestFinished(() => document.removeEventListener("keydown", above));
    await userEvent.keyboard("{ArrowDown}{Escape}");
    expect([input.value, isOpen(), state()]).toEqual(["ha", false, "closed"]);
    expect(input.getAttribute("aria-expanded")).toBe("false");
    await userEvent.keyboard("{Escape}");
    // The second is the dialog's in which the field may stand.
    expect(above.mock.results.map(({ value }) => value)).toEqual([true, true, false]);
  });

  test.each([
    ["Tab", () => userEvent.tab()],
    ["a click elsewhere", () => userEvent.click(place, { position: { x: 5, y: 5 } })],
    ["the focus that goes", async () => input.blur()],
  ])("%s closes it without a choice [PB-140]", async (_what, leave) => {
    await start({ meta: {} } as TestContext["task"], PRINTS);
    await type("ha");
    await userEvent.keyboard("{ArrowDown}");
    await leave();
    expect([input.value, isOpen(), state()]).toEqual(["ha", false, "closed"]);
  });

  test.each([
    ["a request that fails [PB-136]", { status: 500, body: '["x"]' }],
    ["no connection [PB-136]", { isLost: true }],
    ["an answer that is no JSON [PB-136]", { body: "<!doctype html>" }],
    ["an answer of another shape", { body: '{"data":["x"]}' }],
    ["an empty answer", { body: "" }],
  ])("has nothing to list after %s", async (_what, answer) => {
    await start({ meta: {} } as TestContext["task"], { bad: answer, good: PRINTS });
    await type("good");
    write("bad");
    await expect.poll(said).toEqual(["No search results."]);
    expect([shown(), state()]).toEqual([[], "closed"]);
    takeConsole();
    write("good");
    await expect.poll(shown).toEqual(PRINTS);
  });

  test("hostile suggestions are text", async ({ task }) => {
    const ran = vi.fn();
    Object.assign(window, { [RAN]: ran });
    onTestFinished(() => {
      Reflect.deleteProperty(window, RAN);
    });
    const hundreds = Array.from({ length: Math.ceil(injections.length / 100) }, (_, index) =>
      injections.slice(index * 100, index * 100 + 100),
    );
    await start(task, { ...hundreds });
    for (const [index, texts] of hundreds.entries()) {
      write(String(index));
      await expect.poll(() => options().map(({ textContent }) => textContent)).toEqual(texts);
      expect(options().filter((option) => option.children.length > 0)).toEqual([]);
    }
    expect(ran).not.toHaveBeenCalled();
  });
});

describe("the keys", () => {
  test("arrows go through the options and back into the field, which keeps its text", async ({
    task,
  }) => {
    await start(task, PRINTS);
    await type("ha");
    const visited: (string | undefined)[] = [];
    for (const key of ["Down", "Down", "Down", "Down", "Up", "Up"]) {
      await userEvent.keyboard(`{Arrow${key}}`);
      visited.push(active());
    }
    const [first, second, third] = PRINTS;
    expect(visited).toEqual([first, second, third, undefined, third, second]);
    expect(options().map(({ ariaSelected }) => ariaSelected)).toEqual(["false", "true", "false"]);
    expect([input.value, document.activeElement]).toEqual(["ha", input]);
  });

  test("an arrow opens the list again", async ({ task }) => {
    await start(task, PRINTS);
    await type("ha");
    await userEvent.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    await userEvent.keyboard("{ArrowUp}");
    await expect.poll(active).toBe("Harvest moon");
    expect(state()).toBe("open");
  });

  test("Home, End and the arrows along the text are the text's", async ({ task }) => {
    await start(task, PRINTS);
    await type("ha");
    for (const [key, caret] of [
      ["Home", 0],
      ["End", 2],
      ["ArrowLeft", 1],
      ["ArrowRight", 2],
    ] as const) {
      await userEvent.keyboard(`{ArrowDown}{${key}}`);
      expect([key, input.selectionStart, active(), isOpen()]).toEqual([
        key,
        caret,
        undefined,
        true,
      ]);
    }
  });

  test("Enter sends the form where no option is active, and nothing where one is", async ({
    task,
  }) => {
    const form = document.createElement("form");
    const submit = vi.fn((event: Event) => event.preventDefault());
    form.addEventListener("submit", submit);
    place.append(form);
    form.append(...(input.labels ?? []));
    await start(task, PRINTS);
    await type("ha");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect([submit.mock.calls.length, input.value]).toEqual([0, "Halftone"]);
    await type("hal");
    await userEvent.keyboard("{Enter}");
    expect([submit.mock.calls.length, isOpen()]).toEqual([1, false]);
  });

  test("what is typed on goes into the field, and what was active no longer is", async ({
    task,
  }) => {
    await start(task, PRINTS);
    await type("ha");
    await userEvent.keyboard("{ArrowDown}r");
    expect([input.value, active()]).toEqual(["har", undefined]);
  });

  test("shortcuts are left alone", async ({ task }) => {
    await start(task, PRINTS);
    await type("ha");
    for (const key of ["{Control>}{ArrowDown}{/Control}", "{Alt>}{ArrowDown}{/Alt}"])
      await userEvent.keyboard(key);
    expect(active()).toBeUndefined();
  });

  test("with the focus in the list, letters go to the options they begin [PB-143]", async ({
    task,
  }) => {
    await start(task, PRINTS);
    await type("ha");
    // As screen readers move it there.
    list().focus();
    expect(isOpen()).toBe(true);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const press = (key: string) =>
      list().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    // What finds them is loaded only now, and answers once it is there.
    await expect.poll(() => press("z")).toBe(false);
    vi.advanceTimersByTime(1000);
    for (const key of "harv") press(key);
    expect(active()).toBe("Harvest moon");
    expect(list().getAttribute("aria-activedescendant")).toBe(options()[2]?.id);
    vi.advanceTimersByTime(999);
    press("e");
    expect(active()).toBe("Harvest moon");
    vi.advanceTimersByTime(1000);
    press("h");
    expect(active()).toBe("Halftone");
    vi.useRealTimers();
    await userEvent.keyboard("{Enter}");
    expect([input.value, isOpen(), document.activeElement]).toEqual(["Halftone", false, input]);
  });
});

describe("pointers", () => {
  test("a click chooses, and the focus stays in the field", async ({ task }) => {
    await start(task, PRINTS);
    const blur = vi.fn();
    input.addEventListener("blur", blur);
    await type("ha");
    await userEvent.click(options()[1] as HTMLElement);
    expect([input.value, isOpen(), state()]).toEqual(["Harbour", false, "selected"]);
    expect([document.activeElement, blur.mock.calls.length]).toEqual([input, 0]);
  });

  test("a press between the options does nothing", async ({ task }) => {
    await start(task, PRINTS);
    await type("ha");
    list().click();
    expect([input.value, isOpen()]).toEqual(["ha", true]);
  });
});

describe("what is said", () => {
  test("that there are no results [PB-141]", async ({ task }) => {
    await start(task, []);
    write("xyz");
    await expect.poll(said).toEqual(["No search results."]);
  });

  test("how many there are, one and more [PB-142]", async ({ task }) => {
    await start(task, { one: ["One"], three: PRINTS });
    write("one");
    await expect
      .poll(said)
      .toEqual(["1 result is available, use up and down arrow keys to navigate."]);
    write("three");
    await expect
      .poll(said)
      .toEqual(["3 results are available, use up and down arrow keys to navigate."]);
    const region = document.querySelector<HTMLElement>("[data-vitrine-announcer]:has(p)");
    expect(region?.ariaLive).toBe("polite");
  });

  test("in other words, in the forms of the field's language", async ({ task }) => {
    place.lang = "ar";
    Object.assign(input.dataset, { none: "لا", two: "اثنان", other: "{count}" });
    await start(task, { two: PRINTS.slice(1), none: [] });
    write("two");
    await expect.poll(said).toEqual(["اثنان"]);
    write("none");
    await expect.poll(said).toEqual(["لا"]);
  });
});

describe("where it stands", () => {
  test("below the field, as wide, over what clips it, and nothing moves", async ({ task }) => {
    place.style.overflow = "hidden";
    const after = document.createElement("p");
    place.after(after);
    onTestFinished(() => after.remove());
    const top = after.getBoundingClientRect().top;
    await start(task, PRINTS);
    await type("ha");
    const field = input.getBoundingClientRect();
    const box = list().getBoundingClientRect();
    expect(box.top).toBeCloseTo(field.bottom, 0);
    expect(box.left).toBeCloseTo(field.left, 0);
    expect(box.width).toBeGreaterThanOrEqual(field.width - 1);
    const [first] = options();
    const { x, y } = first?.getBoundingClientRect() ?? new DOMRect();
    expect(document.elementFromPoint(x + 5, y + 5)).toBe(first);
    expect(after.getBoundingClientRect().top).toBe(top);
  });

  test("above where there is no room below, and never outside the window", async ({ task }) => {
    place.style.cssText = "position: fixed; inset: auto 0 0 auto";
    await start(
      task,
      Array.from({ length: 60 }, (_, index) => `Print ${index}`),
    );
    write("p");
    await expect.poll(isOpen).toBe(true);
    const box = list().getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(input.getBoundingClientRect().top + 1);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.keyboard("{ArrowUp}");
    const last = options().at(-1)?.getBoundingClientRect();
    expect(last?.bottom).toBeLessThanOrEqual(box.bottom + 1);
  });

  test("below the field also where styles cannot keep it there", async ({ task }) => {
    const supports = vi.spyOn(CSS, "supports").mockReturnValue(false);
    const sheet = document.createElement("style");
    sheet.textContent = ".vitrine-autocomplete { position-area: none; inline-size: 300px }";
    document.head.append(sheet);
    onTestFinished(() => {
      supports.mockRestore();
      sheet.remove();
    });
    await start(task, PRINTS);
    await import("./helpList.ts");
    await new Promise((resolve) => setTimeout(resolve, 0));
    await type("ha");
    const field = input.getBoundingClientRect();
    await expect.poll(() => list().getBoundingClientRect().top).toBeCloseTo(field.bottom, 0);
    expect(list().getBoundingClientRect().left).toBeCloseTo(field.left, 0);
  });

  test("from the right where that is where lines begin", async ({ task }) => {
    document.documentElement.dir = "rtl";
    onTestFinished(() => document.documentElement.removeAttribute("dir"));
    input.style.inlineSize = "6rem";
    await start(task, PRINTS);
    await type("ha");
    expect(list().getBoundingClientRect().right).toBeCloseTo(
      input.getBoundingClientRect().right,
      0,
    );
  });

  test("in the dialog that holds the field, where it can be clicked", async ({ task }) => {
    const dialog = document.createElement("dialog");
    place.append(dialog);
    dialog.append(...(input.labels ?? []));
    dialog.showModal();
    await start(task, PRINTS);
    await type("ha");
    await userEvent.click(options()[2] as HTMLElement);
    expect(input.value).toBe("Harvest moon");
    await type("ha");
    await userEvent.keyboard("{Escape}");
    expect([isOpen(), dialog.open]).toEqual([false, true]);
    await userEvent.keyboard("{Escape}");
    expect(dialog.open).toBe(false);
  });
});

describe("start and stop", () => {
  test("a field without an address stays as it is, and says so", () => {
    input.dataset.autocomplete = "";
    const before = document.body.innerHTML;
    stop = createAutocomplete(input);
    expect(document.body.innerHTML).toBe(before);
    expect(takeConsole().join()).toContain("without an address in data-autocomplete");
  });

  test.each(["http://", "javascript:alert(1)", "data:application/json,%5B%22a%22%5D"])(
    "the address %j has no suggestions",
    async (address) => {
      input.dataset.autocomplete = address;
      await start({ meta: {} } as TestContext["task"], []);
      write("ha");
      await expect.poll(said).toEqual(["No search results."]);
      takeConsole();
    },
  );

  test("settings that are none are those of the specification", async () => {
    expect(autocompleteDefaults).toEqual({ delay: 300, minLength: 1 });
    Object.assign(input.dataset, { delay: "soon", minLength: "" });
    expect(readAutocomplete(input, {})).toMatchObject(autocompleteDefaults);
    Object.assign(input.dataset, { delay: "-5", minLength: "2" });
    expect(readAutocomplete(input, { delay: 9 })).toMatchObject({ delay: 9, minLength: 2 });
  });

  test("two on a page keep apart", async ({ task }) => {
    const other = input.cloneNode() as HTMLInputElement;
    place.append(other);
    await start(task, PRINTS);
    stop = stopAll(stop, createAutocomplete(other));
    await type("ha");
    expect(other.dataset.suggestions).toBe("closed");
    await userEvent.click(other);
    expect([state(), other.value]).toEqual(["closed", ""]);
    const lists = document.querySelectorAll(".vitrine-autocomplete");
    expect(new Set([...lists].map(({ id }) => id)).size).toBe(2);
  });

  test("a field that goes while it is asked leaves no list behind", async ({ task }) => {
    await start(task, PRINTS);
    write("ha");
    place.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isOpen()).toBe(false);
  });

  test("stop leaves nothing behind", async ({ task }) => {
    await start(task, PRINTS);
    stop();
    input.value = "";
    input.setAttribute("autocomplete", "name");
    await expectCleanStop(() => createAutocomplete(input), {
      during: async () => {
        write("ha");
        await expect.poll(shown).toEqual(PRINTS);
        await expect.poll(said).not.toEqual([]);
        await userEvent.keyboard("{ArrowDown}");
      },
    });
  });
});

describe("<Autocomplete>", () => {
  test("writes that markup, starts, and tells what was chosen, also a form that React holds", async ({
    task,
  }) => {
    const held: string[] = [];
    const chosen: string[] = [];
    place.replaceChildren();
    const root = createRoot(place);
    flushSync(() =>
      root.render(
        <Autocomplete
          source={SOURCE}
          label="Find a print"
          delay={0}
          labels={{ none: "Nichts." }}
          value="h"
          onChange={({ target }) => held.push(target.value)}
          onSelect={({ value }) => chosen.push(value)}
        />,
      ),
    );
    input = place.querySelector("input") as HTMLInputElement;
    expect(input.labels?.[0]?.textContent).toBe("Find a print");
    const requests = await captureFetch(task, ({ url }) =>
      url.pathname === SOURCE ? { body: JSON.stringify(PRINTS) } : undefined,
    );
    onTestFinished(() => requests.stop());
    input.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(active).toBe("Halftone");
    await userEvent.keyboard("{Enter}");
    expect([held, chosen]).toEqual([["Halftone"], ["Halftone"]]);
    root.unmount();
    expect(document.querySelector(".vitrine-autocomplete")).toBeNull();
  });
});
