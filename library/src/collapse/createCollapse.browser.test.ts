import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { createCollapse } from "./createCollapse.ts";
import "./collapse.css";

/** A busy machine takes its time. */
const PATIENTLY = { timeout: 10_000 };

let place: HTMLElement;
const stops: Stop[] = [];

/** As Bootstrap's stylesheet has it. */
const sheet = document.createElement("style");
sheet.textContent = ".collapse { display: none } .collapse.in { display: block }";

/** Writes an element with these attributes, and its children. */
function write(
  tag: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** How many entries of the history are for what is open. */
const depth = (): number => history.state?.vitrineLayers ?? 0;

/** Once the page has an entry of its own for what is open. */
async function goBack(): Promise<void> {
  await expect.poll(depth, PATIENTLY).toBe(1);
  history.back();
}

beforeEach(() => {
  document.head.append(sheet);
  place = document.createElement("div");
  // Faster than by default, where its time is not what a test is about.
  place.style.setProperty("--vitrine-collapse-duration", "60ms");
  document.body.append(place);
});

afterEach(async () => {
  stopAll(...stops.splice(0))();
  place.remove();
  sheet.remove();
  // The step back from what was open takes a moment, and must not meet that of the next test.
  await expect.poll(depth, PATIENTLY).toBe(0);
});

function start(element: HTMLElement): void {
  stops.push(createCollapse(element));
}

const state = (panel: HTMLElement) => panel.getAttribute("data-vitrine-collapse");
const rests = (panel: HTMLElement, expected: string) =>
  expect.poll(() => state(panel), PATIENTLY).toBe(expected);

describe("a phone's menu", () => {
  let button: HTMLElement;
  let panel: HTMLElement;

  beforeEach(() => {
    button = write(
      "button",
      {
        class: "nav-trigger-case mobileclass collapsed",
        "data-toggle": "collapse",
        "data-target": ".mobile_menu_collapse",
      },
      "Menu",
    );
    const next = write("span", { class: "collapse-next" });
    const list = write("ul", { class: "sf-dropdown-menu collapse" }, write("li", {}, "Prints"));
    const entry = write("li", {}, write("a", { href: "#shop" }, "Shop"), next, list);
    panel = write("div", { class: "mobile_menu_collapse collapse" }, write("ul", {}, entry));
    place.append(button, panel);
  });

  test("opens and closes by its button, which tells", async () => {
    start(button);
    expect([button.ariaExpanded, panel.checkVisibility({ contentVisibilityAuto: true })]).toEqual([
      "false",
      true,
    ]);
    expect(panel.offsetHeight).toBe(0);
    expect(document.getElementById(button.getAttribute("aria-controls") ?? "")).toBe(panel);
    await userEvent.click(button);
    expect([button.ariaExpanded, button.className]).toEqual([
      "true",
      "nav-trigger-case mobileclass",
    ]);
    await rests(panel, "open");
    expect(panel.offsetHeight).toBeGreaterThan(0);
    await userEvent.click(button);
    expect([button.ariaExpanded, button.classList.contains("collapsed")]).toEqual(["false", true]);
    await rests(panel, "closed");
    expect(panel.offsetHeight).toBe(0);
  });

  test("takes 350 ms", async () => {
    place.removeAttribute("style");
    start(button);
    await userEvent.click(button);
    const moves = panel.getAnimations().map((one) => one.effect?.getComputedTiming().duration);
    expect(new Set(moves)).toEqual(new Set([350]));
  });

  describe("that is open", () => {
    const isOpen = (): boolean => button.ariaExpanded === "true";

    beforeEach(async () => {
      start(button);
      await userEvent.click(button);
      await rests(panel, "open");
    });

    test("closes by Escape, with the focus on its button", async () => {
      panel.querySelector("a")?.focus();
      await userEvent.keyboard("{Escape}");
      expect([isOpen(), document.activeElement]).toEqual([false, button]);
      await rests(panel, "closed");
    });

    test("closes by Back, with the focus on its button", async () => {
      panel.querySelector("a")?.focus();
      await goBack();
      await expect.poll(isOpen, PATIENTLY).toBe(false);
      expect(document.activeElement).toBe(button);
    });

    test("leaves Escape to a field elsewhere that has the focus", async () => {
      const field = write("input", { "aria-label": "Elsewhere" });
      place.append(field);
      field.focus();
      await userEvent.keyboard("{Escape}");
      expect(isOpen()).toBe(true);
    });

    test("stays open where a link to a place on the page opens another tab", () => {
      document.addEventListener("click", (event) => event.preventDefault(), { once: true });
      const click = { bubbles: true, cancelable: true, ctrlKey: true };
      panel.querySelector("a")?.dispatchEvent(new MouseEvent("click", click));
      expect(isOpen()).toBe(true);
    });

    test("closes by a link to a place on the page, which leads there", async () => {
      onTestFinished(() => history.replaceState(null, "", location.pathname + location.search));
      await userEvent.click(panel.querySelector("a") as HTMLElement);
      expect(isOpen()).toBe(false);
      await expect.poll(() => location.hash, PATIENTLY).toBe("#shop");
    });

    test("closes in a window so wide that its button is not shown", async () => {
      button.style.display = "none";
      await page.viewport(1200, 800);
      onTestFinished(() => page.viewport(800, 800));
      await expect.poll(isOpen, PATIENTLY).toBe(false);
    });
  });

  test("its inner toggles are buttons, called as the link beside them, for every key", async () => {
    const next = place.querySelector(".collapse-next") as HTMLElement;
    const list = place.querySelector(".sf-dropdown-menu") as HTMLElement;
    start(button);
    start(next);
    await userEvent.click(button);
    await rests(panel, "open");
    expect([next.role, next.tabIndex, next.ariaLabel]).toEqual(["button", 0, "Shop"]);
    next.focus();
    await userEvent.keyboard("{Enter}");
    expect([next.ariaExpanded, next.classList.contains("toggle-active")]).toEqual(["true", true]);
    await rests(list, "open");
    await userEvent.keyboard(" ");
    expect([next.ariaExpanded, next.classList.contains("toggle-active")]).toEqual(["false", false]);
  });

  test("one that the server shows is open from the start", () => {
    panel.classList.add("in");
    start(button);
    expect([button.ariaExpanded, state(panel)]).toEqual(["true", "open"]);
  });

  test("stop takes back all of it", async () => {
    await expectCleanStop(() => createCollapse(button), {
      during: async () => {
        await userEvent.click(button);
        await rests(panel, "open");
      },
      // The step back from what was open.
      settle: 1000,
    });
  });

  test("where Bootstrap runs it is left to that, and that is said once", () => {
    Object.assign(window, { jQuery: { fn: { collapse: () => {} } } });
    onTestFinished(() => {
      Reflect.deleteProperty(window, "jQuery");
    });
    start(button);
    start(button);
    expect(takeConsole()).toEqual([expect.stringContaining("Bootstrap runs on this page")]);
    expect(button.ariaExpanded).toBeNull();
  });

  test.each(["#nowhere", "((", "", "body"])("a target %j that is none is named", (target) => {
    button.dataset.target = target;
    button.id = `names-${target.length}`;
    start(button);
    expect(takeConsole()).toEqual([expect.stringContaining("opens nothing")]);
  });
});

describe("a theme's search", () => {
  let control: HTMLElement;
  let panel: HTMLElement;
  let field: HTMLInputElement;

  beforeEach(() => {
    control = write("a", {
      class: "kt-menu-search-btn collapsed",
      "data-toggle": "collapse",
      "data-target": "#kad-menu-search-popup",
      style: "display: inline-block; width: 24px; height: 24px",
    });
    field = write("input", {
      type: "text",
      class: "search-query",
      "aria-label": "Search",
    }) as HTMLInputElement;
    panel = write(
      "div",
      { id: "kad-menu-search-popup", class: "collapse" },
      write("div", { class: "kt-search-container" }, write("form", {}, field)),
    );
    place.append(control, panel, write("button", { id: "beside" }, "Beside"));
    start(control);
  });

  const isOpen = (): boolean => control.ariaExpanded === "true";

  test("its control becomes a button with a name, and opens it with the focus in the field [TH-023]", async () => {
    expect([control.role, control.tabIndex, control.ariaLabel]).toEqual(["button", 0, "Search"]);
    control.focus();
    await userEvent.keyboard("{Enter}");
    expect([isOpen(), document.activeElement]).toEqual([true, field]);
    await rests(panel, "open");
    expect(field.checkVisibility()).toBe(true);
  });

  test("Escape closes it, and the focus returns", async () => {
    control.click();
    await userEvent.keyboard("{Escape}");
    expect([isOpen(), document.activeElement]).toEqual([false, control]);
  });

  test("a click elsewhere closes it, one in it does not", async () => {
    control.click();
    await rests(panel, "open");
    await userEvent.click(field);
    expect(isOpen()).toBe(true);
    await userEvent.click(document.querySelector("#beside") as HTMLElement);
    expect([isOpen(), document.activeElement?.id]).toEqual([false, "beside"]);
  });

  test("Back closes it", async () => {
    control.click();
    await goBack();
    await expect.poll(isOpen, PATIENTLY).toBe(false);
  });

  test("its control closes it, too", async () => {
    await userEvent.click(control);
    await userEvent.click(control);
    expect([isOpen(), document.activeElement]).toEqual([false, control]);
  });
});
