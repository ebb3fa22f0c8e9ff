import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import type { Stop } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { createTyping } from "./createTyping.ts";
import { readTyping } from "./readTyping.ts";
import { Typing } from "./Typing.tsx";
import { TYPING_INIT } from "./typingSteps.ts";
import "./typing.css";

let stop: Stop = () => {};
let line: HTMLElement;
let element: HTMLElement;
let after: HTMLElement;

beforeEach(() => {
  line = document.createElement("p");
  element = make("green", { typist: "red|light blue", speed: "900" });
  after = Object.assign(document.createElement("b"), { textContent: "fields" });
  line.append("We like ", element, " ", after);
  document.body.append(line);
  useClock();
});

afterEach(async () => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  line.remove();
  window.scrollTo(0, 0);
  await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
});

function useClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

function make(text: string, data: Record<string, string>): HTMLElement {
  const one = document.createElement("span");
  one.className = "tve_typefocus tve_typefocus_cursor";
  one.textContent = text;
  Object.assign(one.dataset, data);
  return one;
}

/** Text as it is seen. */
const seen = () => element.querySelector("[data-typing-now]")?.textContent;
const selection = () => element.querySelector<HTMLElement>(".tve_selected_typist");
const isTyping = () => vi.getTimerCount() > 0;

/** Waits by frames: what polls would advance the clock that the test has in hand. */
async function becomes(typing: boolean): Promise<void> {
  const end = performance.now() + 10_000;
  while (isTyping() !== typing && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  expect(isTyping()).toBe(typing);
}

/** Starts it, and waits until it has found out that it is in view. */
async function begin(): Promise<void> {
  stop = createTyping(element);
  vi.advanceTimersByTime(TYPING_INIT);
  await becomes(true);
}

const reduce = () =>
  cdp().send("Emulation.setEmulatedMedia", {
    media: "",
    features: [{ name: "prefers-reduced-motion", value: "reduce" }],
  });

describe("createTyping", () => {
  test("data-typist turns it on: it types the element's own text, then the others [PB-083]", async () => {
    await begin();
    vi.advanceTimersByTime(800);
    expect(seen()).toBe("g");
    vi.advanceTimersByTime(4 * 125);
    expect(seen()).toBe("green");
    vi.advanceTimersByTime(900 + 4 * 50);
    expect(seen()).toBe("");
    vi.advanceTimersByTime(3 * 125);
    expect(seen()).toBe("red");
    vi.advanceTimersByTime(900 + 2 * 50 + 10 * 125);
    expect(seen()).toBe("light blue");
    vi.advanceTimersByTime(900 + 9 * 50 + 5 * 125);
    expect(seen()).toBe("green");
  });

  test("it is initialised at 1000 ms: until then the text stands, then the place is empty [PB-087, PB-088]", async () => {
    stop = createTyping(element);
    vi.advanceTimersByTime(999);
    expect(seen()).toBe("green");
    vi.advanceTimersByTime(1);
    expect(seen()).toBe("");
    await becomes(true);
    vi.advanceTimersByTime(799);
    expect(seen()).toBe("");
    vi.advanceTimersByTime(1);
    expect(seen()).toBe("g");
  });

  test("data-highlight and data-colors select the text in that colour [PB-085, PB-086]", async () => {
    Object.assign(element.dataset, { highlight: "1", colors: "rgb(1, 2, 3)" });
    await begin();
    vi.advanceTimersByTime(800 + 4 * 125 + 900 + 50);
    expect(selection()?.textContent).toBe("en");
    expect(getComputedStyle(selection() as Element).backgroundColor).toBe("rgb(1, 2, 3)");
    vi.advanceTimersByTime(3 * 50);
    expect(selection()?.textContent).toBe("green");
    vi.advanceTimersByTime(200);
    expect([seen(), selection()?.textContent]).toEqual(["r", ""]);
  });

  test("the attributes are read, with the real builder's defaults [PB-084, PB-085, PB-086]", () => {
    const full = { typist: " a | b||", speed: "900", highlight: "1", colors: "red" };
    expect(readTyping(make(" own ", { ...full, typefocus: "start" }))).toEqual({
      words: ["own", "a", "b"],
      hold: 900,
      highlight: true,
      colour: "red",
      isSteady: true,
    });
    const bare = make("own", { typist: "", speed: "soon" });
    expect(readTyping(bare)).toEqual({
      words: ["own"],
      hold: 1000,
      highlight: false,
      colour: "",
      isSteady: false,
    });
  });

  test("nothing around it moves, whatever is typed, nor do words jump between lines", async () => {
    line.style.width = "120px";
    element.textContent = "a rather long text that wraps";
    await begin();
    const { left, top } = after.getBoundingClientRect();
    const { height } = line.getBoundingClientRect();
    const now = element.querySelector("[data-typing-now]") as HTMLElement;
    const whole = now.getBoundingClientRect().height;
    for (let count = 0; count < 120; count += 1) {
      vi.advanceTimersByTime(125);
      const box = after.getBoundingClientRect();
      expect([box.left, box.top]).toEqual([left, top]);
      expect(line.getBoundingClientRect().height).toBe(height);
    }
    expect(whole).toBeGreaterThan(30);
    // No wider than the line's own width.
    expect(now.getBoundingClientRect().right).toBeLessThanOrEqual(
      line.getBoundingClientRect().right + 1,
    );
  });

  test("a letter costs no more than itself: nothing else is laid out, no node comes or goes", async () => {
    await begin();
    const letters = element.querySelector("[data-typing-letters]") as Element;
    const style = getComputedStyle(letters);
    // Only then browsers lay it out alone.
    expect([style.position, style.contain]).toEqual(["absolute", "size layout"]);
    expect(letters.getBoundingClientRect()).toEqual(
      letters.parentElement?.getBoundingClientRect() as DOMRect,
    );
    const observer = new MutationObserver(() => {});
    observer.observe(element, { childList: true, subtree: true });
    vi.advanceTimersByTime(800 + 4 * 125 + 900 + 4 * 50 + 125);
    expect(seen()).toBe("r");
    expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
  });

  test("screen readers find all texts at once, and nothing of the typing", async () => {
    await begin();
    expect(element.querySelector("[data-typing-words]")?.textContent).toBe(
      "green, red, light blue",
    );
    expect(element.querySelector("[data-typing-line]")?.ariaHidden).toBe("true");
    expect(element.querySelector("[aria-live]")).toBeNull();
  });

  test("a cursor stands where it types, only where the class asks for it", async () => {
    await begin();
    vi.advanceTimersByTime(800 + 125);
    const edge = () => {
      const typed = element.querySelector("[data-typing-now] > * > :first-child");
      return getComputedStyle(typed as Element).borderInlineEndStyle;
    };
    expect(element.querySelector("[data-typing-cursor]")?.textContent).toBe("gr");
    expect(edge()).toBe("solid");
    stop();
    element.className = "tve_typefocus";
    stop = createTyping(element);
    expect(edge()).toBe("none");
  });

  test("it stands still out of view, unless data-typefocus is start", async () => {
    const other = make("always", { typist: "on", typefocus: "start" });
    const far = document.createElement("div");
    far.style.height = "3000px";
    line.before(far);
    document.body.append(far, other);
    line.after(far);
    await begin();
    vi.advanceTimersByTime(800);
    window.scrollTo(0, 3000);
    await becomes(false);
    expect(seen()).toBe("g");
    window.scrollTo(0, 0);
    await becomes(true);
    stop();
    element = other;
    stop = createTyping(other);
    vi.advanceTimersByTime(1000 + 800 + 125);
    expect(seen()).toBe("al");
    far.remove();
    other.remove();
  });

  test("it stands still in a hidden tab", async () => {
    await begin();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(isTyping()).toBe(false);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(isTyping()).toBe(true);
  });

  test("visitors hold it by a press on the text or by a button, which keys reach", async () => {
    element.dataset.pauseLabel = "Anhalten";
    await begin();
    const button = element.querySelector("button") as HTMLButtonElement;
    expect(button.getAttribute("aria-label")).toBe("Anhalten");
    expect(getComputedStyle(button).opacity).toBe("0");
    button.focus({ focusVisible: true } as FocusOptions);
    expect(getComputedStyle(button).opacity).toBe("1");
    button.click();
    expect([isTyping(), button.ariaPressed, element.dataset.typing]).toEqual([
      false,
      "true",
      "paused",
    ]);
    element.click();
    expect([isTyping(), button.ariaPressed, element.dataset.typing]).toEqual([
      true,
      "false",
      "typing",
    ]);
  });

  test("inside a link there is no button, and the link still works", async () => {
    const link = Object.assign(document.createElement("a"), { href: "#there" });
    element.replaceWith(link);
    link.append(element);
    await begin();
    expect(element.querySelector("button")).toBeNull();
    element.click();
    expect(location.hash).toBe("#there");
    expect(isTyping()).toBe(true);
    history.replaceState(null, "", " ");
  });

  test("where less motion is preferred the first text just stands, also if that is chosen later", async () => {
    await begin();
    vi.advanceTimersByTime(800);
    await reduce();
    await expect.poll(() => element.textContent).toBe("green");
    expect(element.children).toHaveLength(0);
    expect(isTyping()).toBe(false);
    stop();
    const before = element.outerHTML;
    stop = createTyping(element);
    expect(element.outerHTML).toBe(before);
  });

  test("on paper there is the first text, wherever the typing was", async () => {
    await begin();
    vi.advanceTimersByTime(800 + 4 * 125 + 900 + 4 * 50 + 125);
    await cdp().send("Emulation.setEmulatedMedia", { media: "print", features: [] });
    const rooms = [...element.querySelectorAll("[data-typing-room]")];
    await expect
      .poll(() => rooms.map((room) => room.checkVisibility({ visibilityProperty: true })))
      .toEqual([true, false, false]);
    expect(getComputedStyle(element.querySelector("[data-typing-now]") as Element).display).toBe(
      "none",
    );
  });

  test("on editor pages typing is skipped, and left to the builder's script where that runs [ED-023]", async () => {
    const { start } = await import("../runtime/start.ts");
    vi.useRealTimers();
    const block = Object.assign(document.createElement("script"), {
      id: "vitrine-page",
      type: "application/json",
      textContent: '{"is_editor_page":true}',
    });
    const frame = document.createElement("iframe");
    document.body.append(frame);
    const inside = frame.contentDocument as Document;
    inside.body.append(inside.importNode(line, true), inside.importNode(block, true));
    const before = inside.body.innerHTML;
    const seenThere: string[] = [];
    // A behaviour that the editor does not skip shows that the page was brought to life.
    const probe = {
      name: "probe",
      selector: "b",
      moment: "load",
      load: async () => () => {
        seenThere.push("alive");
        return () => {};
      },
    } as const;
    stop = start(inside, { behaviours: [...behaviours, probe] });
    await expect.poll(() => seenThere).toEqual(["alive"]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(inside.body.innerHTML).toBe(before);
    frame.remove();
  });

  test("hostile texts are text", async () => {
    const hostile = '<img src=x onerror="window.typed=1">';
    element.textContent = hostile;
    element.dataset.typist = `"><script>window.typed=1</script>|${hostile}`;
    element.dataset.colors = "red;position:fixed";
    await begin();
    vi.advanceTimersByTime(30_000);
    expect(element.querySelector("img,script")).toBeNull();
    expect("typed" in window).toBe(false);
    expect(getComputedStyle(selection() as Element).position).toBe("static");
  });

  test("an element without any text says so once", () => {
    element.textContent = " ";
    element.dataset.typist = "|";
    const before = element.outerHTML;
    stop = createTyping(element);
    expect(element.outerHTML).toBe(before);
    expect(takeConsole()).toEqual([expect.stringContaining("has no text to type")]);
  });

  test("stop leaves nothing behind, before and while it types", async () => {
    vi.useRealTimers();
    await expectCleanStop(() => createTyping(element));
    await expectCleanStop(() => createTyping(element), {
      during: () => new Promise((resolve) => setTimeout(resolve, TYPING_INIT + 100)),
    });
  });

  test("an element that is removed while it types does no harm", async () => {
    await begin();
    element.remove();
    vi.advanceTimersByTime(10_000);
    stop();
    expect(element.textContent).toBe("green");
  });
});

/** The inside of what the server writes: see Typing.test.tsx. */
function asServed(words: readonly string[]): HTMLElement {
  const inside = document.createElement("span");
  inside.dataset.typingLine = "";
  for (const word of words) {
    const room = document.createElement("span");
    room.dataset.typingRoom = word;
    inside.append(room);
  }
  const now = Object.assign(document.createElement("span"), { textContent: words[0] });
  now.dataset.typingNow = "";
  inside.append(now);
  return inside;
}

describe("<Typing>", () => {
  const words = ["green", "red", "light blue"];

  test("nothing moves when it starts, and other words begin anew", async () => {
    const root = createRoot(line);
    const show = (texts: readonly string[]) =>
      flushSync(() =>
        root.render(
          <>
            We like <Typing words={texts} pauseLabel="Hold" /> <b>fields</b>
          </>,
        ),
      );
    show(words);
    await expect.poll(() => line.querySelector("[data-typing]")).not.toBeNull();
    const left = () => line.querySelector("b")?.getBoundingClientRect().left;
    const started = left();
    // As the server has it.
    const children = [...(line.querySelector("[data-typing]")?.childNodes ?? [])];
    line.querySelector("[data-typing]")?.replaceChildren(asServed(words));
    expect(left()).toBe(started);
    line.querySelector("[data-typist]")?.replaceChildren(...children);
    expect(line.querySelector("button")?.ariaLabel).toBe("Hold");
    show(["one", "two"]);
    await expect
      .poll(() => line.querySelector("[data-typing-words]")?.textContent)
      .toBe("one, two");
    flushSync(() => root.unmount());
  });
});
