import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import type { Stop } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createSelect } from "./createSelect.ts";
import { Select } from "./Select.tsx";
import "./select.css";

let stop: Stop = () => {};
let form: HTMLFormElement;
let select: HTMLSelectElement;

beforeEach(async () => {
  await page.viewport(1280, 800);
  form = document.createElement("form");
  const label = document.createElement("label");
  select = document.createElement("select");
  select.name = "size";
  select.append(...["A4", "A3", "A2", "B2"].map(option));
  label.append("Size ", select);
  form.append(label);
  document.body.replaceChildren(form);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  delete document.body.dataset.jsselect;
});

function option(text: string): HTMLOptionElement {
  return new Option(text, text.toLowerCase());
}

/** Starts it, and waits until it has taken the select over. */
async function startCustom(): Promise<void> {
  stop = createSelect(select);
  await expect.poll(isCustom).toBe(true);
}

const isCustom = (): boolean => getComputedStyle(select).appearance === "base-select";
const isOpen = (): boolean => select.matches(":open");
const boxOf = (element: Element): number[] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
};

describe("createSelect", () => {
  test("a click opens it, choosing closes it, and the real select has the choice [TH-076, TH-077]", async () => {
    await startCustom();
    const heard: string[] = [];
    form.addEventListener("input", () => heard.push("input"));
    form.addEventListener("change", () => heard.push("change"));
    expect(isOpen()).toBe(false);
    await userEvent.click(select);
    expect(isOpen()).toBe(true);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(isOpen()).toBe(false);
    expect(heard).toEqual(["input", "change"]);
    expect(new FormData(form).get("size")).toBe("a2");
  });

  test("a pointer chooses, Escape and a press elsewhere do not [TH-077]", async () => {
    await startCustom();
    await userEvent.click(select);
    await userEvent.click(select.options[1] as HTMLOptionElement);
    await expect.poll(isOpen).toBe(false);
    expect(select.value).toBe("a3");
    await userEvent.click(select);
    await userEvent.keyboard("{ArrowDown}{Escape}");
    expect(isOpen()).toBe(false);
    await userEvent.click(select);
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.click(document.body, { position: { x: 900, y: 5 } });
    await expect.poll(isOpen).toBe(false);
    expect(select.value).toBe("a3");
  });

  test("Tab brings the focus to it, which shows [TH-078]", async () => {
    await startCustom();
    await userEvent.tab();
    expect(document.activeElement).toBe(select);
    expect(select.matches(":focus-visible")).toBe(true);
    expect(getComputedStyle(select).outlineStyle).not.toBe("none");
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(select.matches(":focus-within")).toBe(false);
    expect(getComputedStyle(select).outlineStyle).toBe("none");
  });

  test("a disabled one looks so and does not open, whoever disabled it [TH-079]", async () => {
    await startCustom();
    const { color } = getComputedStyle(select);
    select.disabled = true;
    expect(getComputedStyle(select).color).not.toBe(color);
    await userEvent.click(select, { force: true });
    expect(isOpen()).toBe(false);
    select.disabled = false;
    expect(getComputedStyle(select).color).toBe(color);
    const fieldset = document.createElement("fieldset");
    fieldset.disabled = true;
    fieldset.append(form.firstElementChild as Element);
    form.append(fieldset);
    expect(getComputedStyle(select).color).not.toBe(color);
  });

  test("the browser's menu is kept at 790 px, and given up at 791, as the window is now [TH-080]", async () => {
    await page.viewport(790, 800);
    stop = createSelect(select);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    expect(isCustom()).toBe(false);
    await page.viewport(791, 800);
    await expect.poll(isCustom).toBe(true);
    await page.viewport(790, 800);
    await expect.poll(isCustom).toBe(false);
    expect(select.hasAttribute("style")).toBe(false);
  });

  test("a phone or tablet keeps its own menu, however wide it is [TH-081]", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Linux; Android 14)");
    stop = createSelect(select);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    expect(isCustom()).toBe(false);
  });

  test("open, it holds its options and no field to search in, yet typing finds one [TH-082]", async () => {
    await startCustom();
    await userEvent.click(select);
    expect(document.querySelectorAll("input,[role=searchbox],[contenteditable]")).toHaveLength(0);
    await userEvent.keyboard("b");
    expect(document.activeElement).toBe(select.options[3]);
    await userEvent.keyboard("{Enter}");
    expect(select.value).toBe("b2");
  });

  test("neither it nor anything beside it moves or changes in size", async () => {
    const after = document.createElement("p");
    after.textContent = "below";
    form.append(after);
    const before = [boxOf(select), boxOf(after)];
    await startCustom();
    expect([boxOf(select), boxOf(after)]).toEqual(before);
    select.append(option("A very much longer name of a size than all of the others"));
    select.selectedIndex = 4;
    expect([boxOf(select), boxOf(after)]).toEqual(before);
  });

  test("what is hidden waits until it is seen", async () => {
    form.hidden = true;
    stop = createSelect(select);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    expect(select.dataset.vitrineSelect).toBeUndefined();
    form.hidden = false;
    await expect.poll(isCustom).toBe(true);
    expect(select.offsetWidth).toBeGreaterThan(20);
  });

  test("scripts and forms change it as they would any select", async () => {
    await startCustom();
    const shown = (): string | undefined => select.selectedOptions[0]?.text;
    select.value = "a3";
    expect(shown()).toBe("A3");
    form.reset();
    expect(shown()).toBe("A4");
    select.replaceChildren(option("New"));
    expect(shown()).toBe("New");
    select.required = true;
    select.replaceChildren(new Option("Choose", ""));
    expect(form.checkValidity()).toBe(false);
  });

  test("several choices, lists of some height and what Select2 has taken are left alone", async () => {
    const several = document.createElement("select");
    several.multiple = true;
    const list = document.createElement("select");
    list.size = 4;
    const taken = document.createElement("select");
    taken.className = "country_select select2-offscreen";
    form.append(several, list, taken);
    const stops = [several, list, taken].map((one) => createSelect(one));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    expect(form.querySelectorAll("[data-vitrine-select]")).toHaveLength(0);
    expect(takeConsole()).toEqual([expect.stringMatching(/Select2 shows select\.country_select/)]);
    for (const end of stops) end();
  });

  test("one without options, or removed while open, harms nothing", async () => {
    select.replaceChildren();
    await startCustom();
    await userEvent.click(select);
    await userEvent.keyboard("{Escape}");
    select.append(option("A4"));
    await userEvent.click(select);
    select.remove();
    stop();
    expect(select.hasAttribute("data-vitrine-select")).toBe(false);
  });

  test("one of 5,000 options opens at the chosen one", async () => {
    select.replaceChildren(...Array.from({ length: 5000 }, (_, index) => option(`Size ${index}`)));
    select.selectedIndex = 4000;
    await startCustom();
    await userEvent.click(select);
    expect(isOpen()).toBe(true);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(select.value).toBe("size 4001");
  });

  test("stop leaves the select as it was", async () => {
    select.style.color = "red";
    await expectCleanStop(() => createSelect(select), {
      during: async () => {
        await expect.poll(isCustom).toBe(true);
        await userEvent.click(select);
        await userEvent.keyboard("{Escape}");
        select.blur();
      },
    });
  });
});

describe("the register", () => {
  const isFound = (): Promise<boolean> =>
    new Promise((resolve) => setTimeout(() => resolve("vitrineSelect" in select.dataset), 300));

  test("selects are custom where the body says jsselect, those to come included [TH-007]", async () => {
    stop = start(document, { behaviours });
    expect(await isFound()).toBe(false);
    stop();
    document.body.dataset.jsselect = "0";
    stop = start(document, { behaviours });
    expect(await isFound()).toBe(false);
    stop();
    document.body.dataset.jsselect = "1";
    stop = start(document, { behaviours });
    await expect.poll(isCustom).toBe(true);
    const later = document.createElement("select");
    later.append(option("Late"));
    form.append(later);
    await expect.poll(() => "vitrineSelect" in later.dataset).toBe(true);
  });

  test("the rating's select and those that say so stay the browser's", async () => {
    document.body.dataset.jsselect = "1";
    const rating = document.createElement("select");
    rating.id = "rating";
    const own = document.createElement("select");
    own.className = "kt-no-select2";
    form.append(rating, own);
    stop = start(document, { behaviours });
    await expect.poll(isCustom).toBe(true);
    expect(rating.hasAttribute("data-vitrine-select")).toBe(false);
    expect(own.hasAttribute("data-vitrine-select")).toBe(false);
  });
});

describe("Select", () => {
  test("writes a select and brings it to life", async () => {
    const root = createRoot(form);
    flushSync(() =>
      root.render(
        <label htmlFor="paper">
          Paper{" "}
          <Select id="paper" name="paper" defaultValue="warm">
            <option value="white">White</option>
            <option value="warm">Warm</option>
          </Select>
        </label>,
      ),
    );
    select = form.querySelector("select") as HTMLSelectElement;
    await expect.poll(isCustom).toBe(true);
    expect(select.value).toBe("warm");
    flushSync(() => root.unmount());
    expect(select.hasAttribute("data-vitrine-select")).toBe(false);
  });
});
