import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { trackResources } from "../../../tests/support/trackResources.ts";
import type { Stop } from "../browser/stop.ts";
import { createMenu, type MenuOptions } from "./createMenu.ts";
import { Menu, type MenuEntry } from "./Menu.tsx";
import { HOVER_INTERVAL, MENU_DELAY } from "./menuState.ts";
import "./menu.css";

const SHOP: readonly MenuEntry[] = [
  {
    label: "Shop",
    href: "#shop",
    children: [
      {
        label: "Prints",
        href: "#prints",
        children: [
          { label: "Large", href: "#large" },
          { label: "Small", href: "#small" },
        ],
      },
      { label: "Books", href: "#books" },
    ],
  },
  { label: "Journal", href: "#journal", children: [{ label: "Ink", href: "#ink" }] },
  { label: "About", href: "#about" },
];

/** A busy machine takes its time. */
const PATIENTLY = { timeout: 10_000 };

let place: HTMLElement;
let menu: HTMLElement;
let stop: Stop = () => {};

/** A menu as a theme writes it: lists in lists, without buttons. */
function write(entries: readonly MenuEntry[] = SHOP): HTMLElement {
  menu = listOf(entries);
  menu.className = "sf-menu";
  place.replaceChildren(menu, outside());
  return menu;
}

function listOf(entries: readonly MenuEntry[]): HTMLElement {
  const list = document.createElement("ul");
  for (const { label, href, children } of entries) {
    const entry = document.createElement("li");
    entry.append(Object.assign(document.createElement("a"), { href, textContent: label }));
    if (children) entry.append(listOf(children));
    list.append(entry);
  }
  return list;
}

const outside = (): HTMLElement =>
  Object.assign(document.createElement("button"), { id: "outside", textContent: "Elsewhere" });

/** As the theme's stylesheet has it, and with lists that open while the pointer is over them. */
const SHEET = `
  .sf-menu, .sf-menu ul { margin: 0; padding: 0; list-style: none }
  .sf-menu { display: flex }
  .sf-menu a { display: block; padding: 8px 30px 8px 12px }
  .sf-menu li { position: relative }
  .sf-menu ul { position: absolute; display: none; top: 100%; left: 0; width: 160px; background: white }
  .sf-menu ul ul { top: 0; left: 160px }
  .sf-menu li:hover > ul { display: block }
  #outside { margin-top: 300px }
`;
const sheet = document.createElement("style");
sheet.textContent = SHEET;

beforeEach(async () => {
  document.head.append(sheet);
  place = document.createElement("div");
  document.body.append(place);
  write();
  // The pointer is where the test before has left it.
  await userEvent.hover(element("#outside"));
});

afterEach(() => {
  stop();
  stop = () => {};
  place.remove();
  sheet.remove();
  history.replaceState(null, "", location.pathname + location.search);
});

function start(options?: Partial<MenuOptions>): void {
  stop = createMenu(menu, options);
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
const link = (label: string): HTMLElement => {
  const found = [...document.querySelectorAll("a")].find((one) => one.textContent === label);
  if (!found) throw new Error(`There is no link ${label}.`);
  return found;
};
const entryOf = (label: string): HTMLElement => link(label).closest("li") as HTMLElement;
const toggle = (label: string): HTMLElement =>
  entryOf(label).querySelector(":scope>button") as HTMLElement;
const isShown = (label: string): boolean => link(label).checkVisibility();
const focused = (): string => {
  const { activeElement: active } = document;
  return active?.ariaLabel ?? active?.textContent ?? "";
};
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
const opens = (label: string) => expect.poll(() => isShown(label), { interval: 20 }).toBe(true);
const closes = (label: string) => expect.poll(() => isShown(label), { interval: 20 }).toBe(false);
/** When the pointer leaves the menu, as the page sees it: what moves it replies later. */
const leaving = (): Promise<number> =>
  new Promise((resolve) => {
    menu.addEventListener("pointerleave", () => resolve(performance.now()), { once: true });
  });

/** A tap as browsers tell of it. Returns whether the link was followed. */
function tap(target: HTMLElement): boolean {
  const init = { bubbles: true, cancelable: true, composed: true, pointerType: "touch", detail: 1 };
  for (const type of ["pointerover", "pointerdown", "pointerup"])
    target.dispatchEvent(new PointerEvent(type, init));
  return target.dispatchEvent(new PointerEvent("click", init));
}

describe("with a mouse", () => {
  test("a list opens where the pointer rests, and closes when it has left [TH-016]", async () => {
    start();
    expect(isShown("Books")).toBe(false);
    await userEvent.hover(link("Shop"));
    await opens("Books");
    expect(isShown("Large")).toBe(false);
    await userEvent.hover(link("Prints"));
    await opens("Large");
    expect(toggle("Shop").ariaExpanded).toBe("true");
    expect(entryOf("Shop").className).toBe("sfHover");
    const left = leaving();
    await userEvent.hover(element("#outside"));
    await closes("Books");
    expect(performance.now() - (await left)).toBeGreaterThan(MENU_DELAY * 0.98);
    expect(toggle("Shop").ariaExpanded).toBe("false");
    expect(entryOf("Shop").className).toBe("");
  });

  test("a page's own :hover opens nothing before the pointer rests", async () => {
    start();
    const shop = entryOf("Shop");
    // When hover() replies, the pointer may have rested there for long.
    const entered = new Promise<boolean[]>((resolve) => {
      const look = (): void => resolve([shop.matches(":hover"), isShown("Books")]);
      shop.addEventListener("pointerenter", look, { once: true });
    });
    await userEvent.hover(link("Shop"));
    expect(await entered).toEqual([true, false]);
    await opens("Books");
  });

  test("the next entry's list takes the place of the one before", async () => {
    start();
    await userEvent.hover(link("Shop"));
    await opens("Books");
    await userEvent.hover(link("Journal"));
    await opens("Ink");
    await closes("Books");
  });

  test("a pointer that was there before the menu came alive opens, too", async () => {
    sheet.textContent = SHEET.replace(/.*:hover.*/, "");
    onTestFinished(() => {
      sheet.textContent = SHEET;
    });
    await userEvent.hover(link("Shop"));
    start();
    await opens("Books");
  });

  test("a click on the link follows it, also where its list is open [TH-015]", async () => {
    start();
    await userEvent.hover(link("Shop"));
    await opens("Books");
    await userEvent.click(link("Shop"));
    expect(location.hash).toBe("#shop");
    await userEvent.click(link("Books"));
    expect(location.hash).toBe("#books");
  });

  test("a click elsewhere closes what is held open", async () => {
    start();
    toggle("Shop").click();
    await userEvent.click(element("#outside"));
    expect(isShown("Books")).toBe(false);
  });

  test("a slow menu is patient", async () => {
    menu.dataset.menuDelay = "slow";
    start();
    await userEvent.hover(link("Shop"));
    await opens("Books");
    const left = leaving();
    await userEvent.hover(element("#outside"));
    await closes("Books");
    expect(performance.now() - (await left)).toBeGreaterThan(MENU_DELAY + 2 * HOVER_INTERVAL);
  });
});

describe("with touch", () => {
  test("the first tap opens, the second follows", () => {
    start();
    expect(tap(link("Shop"))).toBe(false);
    expect(isShown("Books")).toBe(true);
    expect(tap(link("Prints"))).toBe(false);
    expect(isShown("Large")).toBe(true);
    expect(tap(link("Prints"))).toBe(true);
    expect(tap(link("Shop"))).toBe(true);
  });

  test("an entry without a list is followed at once, and a tap elsewhere closes", () => {
    start();
    expect(tap(link("About"))).toBe(true);
    tap(link("Shop"));
    tap(link("Journal"));
    expect([isShown("Books"), isShown("Ink")]).toEqual([false, true]);
    tap(element("#outside"));
    expect(isShown("Ink")).toBe(false);
  });

  test("a finger's way over the menu opens nothing", async () => {
    start();
    link("Shop").dispatchEvent(
      new PointerEvent("pointerover", { bubbles: true, pointerType: "touch" }),
    );
    await pause(3 * HOVER_INTERVAL);
    expect(isShown("Books")).toBe(false);
  });
});

describe("with the keyboard", () => {
  test("each list has a button with a name that tells whether it is open", async () => {
    start();
    link("Shop").focus();
    await userEvent.tab();
    expect(focused()).toBe("Shop");
    expect(getComputedStyle(toggle("Shop")).opacity).toBe("1");
    expect(toggle("Shop").ariaExpanded).toBe("false");
    await userEvent.keyboard("{Enter}");
    expect(toggle("Shop").ariaExpanded).toBe("true");
    expect(document.getElementById(toggle("Shop").getAttribute("aria-controls") ?? "")).toBe(
      entryOf("Shop").querySelector("ul"),
    );
    await userEvent.tab();
    expect(focused()).toBe("Prints");
    await userEvent.keyboard("{Shift>}{Tab}{/Shift} ");
    expect([focused(), isShown("Books")]).toEqual(["Shop", false]);
  });

  test("Escape closes the innermost list and gives the focus to its entry", async () => {
    start();
    link("Shop").focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    expect(focused()).toBe("Large");
    await userEvent.keyboard("{Escape}");
    expect([focused(), isShown("Large"), isShown("Books")]).toEqual(["Prints", false, true]);
    await userEvent.keyboard("{Escape}");
    expect([focused(), isShown("Books")]).toEqual(["Shop", false]);
  });

  test("Escape also closes what a mouse has opened", async () => {
    start();
    await userEvent.hover(link("Shop"));
    await opens("Books");
    await userEvent.keyboard("{Escape}");
    expect(isShown("Books")).toBe(false);
    await pause(3 * HOVER_INTERVAL);
    expect(isShown("Books")).toBe(false);
  });

  test("Tab out of a list closes it", async () => {
    start();
    toggle("Shop").focus();
    await userEvent.keyboard("{Enter}");
    link("Books").focus();
    await userEvent.tab();
    expect([focused(), isShown("Books")]).toEqual(["Journal", false]);
  });

  test.each(["ltr", "rtl"] as const)("the arrow keys lead through all of it, %s", async (dir) => {
    place.dir = dir;
    start();
    const [forward, back] = dir === "ltr" ? ["Right", "Left"] : ["Left", "Right"];
    link("Shop").focus();
    const ways: readonly (readonly [keys: string, goal: string])[] = [
      [`{Arrow${forward}}`, "Journal"],
      [`{Arrow${forward}}{Arrow${forward}}`, "Shop"],
      [`{Arrow${back}}`, "About"],
      ["{Home}", "Shop"],
      ["{End}", "About"],
      ["{ArrowDown}", "About"],
      ["{Home}{ArrowUp}", "Books"],
      ["{ArrowDown}", "Prints"],
      [`{Arrow${forward}}`, "Large"],
      ["{End}", "Small"],
      ["{ArrowUp}", "Large"],
      [`{Arrow${back}}`, "Prints"],
      [`{Arrow${back}}`, "Shop"],
    ];
    for (const [keys, goal] of ways) {
      await userEvent.keyboard(keys);
      expect([keys, focused()]).toEqual([keys, goal]);
    }
    expect(isShown("Books")).toBe(false);
  });

  test("arrow keys in a field of the menu move its caret", async () => {
    const field = document.createElement("input");
    field.value = "print";
    const entry = document.createElement("li");
    entry.append(field);
    menu.append(entry);
    start();
    field.focus();
    await userEvent.keyboard("{Home}{ArrowRight}x");
    expect(field.value).toBe("pxrint");
  });
});

describe("what it leaves", () => {
  test("stop takes back all of it", async () => {
    await expectCleanStop(() => createMenu(menu), {
      during: async () => {
        await userEvent.hover(link("Shop"));
        await opens("Books");
        await userEvent.hover(link("Prints"));
        await opens("Large");
        link("Journal").focus();
        await userEvent.keyboard("{ArrowDown}");
      },
    });
    expect(menu.className).toBe("sf-menu");
  });

  test("where Superfish runs, the menu is left to it, and that is said once", () => {
    menu.classList.add("sf-js-enabled");
    start();
    createMenu(menu)();
    expect(takeConsole()).toEqual([expect.stringContaining("Superfish runs this one")]);
    expect(menu.querySelector("button")).toBeNull();
  });
});

describe("a menu of more than a thousand entries", () => {
  const many: readonly MenuEntry[] = Array.from({ length: 10 }, (_, one) => ({
    label: `a${one}`,
    href: "#",
    children: Array.from({ length: 10 }, (_, two) => ({
      label: `b${one}-${two}`,
      href: "#b",
      children: Array.from({ length: 10 }, (_, three) => ({
        label: `c${one}-${two}-${three}`,
        href: "#c",
      })),
    })),
  }));

  test("costs at first what its first level does, and no listener an entry", async () => {
    write(many);
    const elements = menu.querySelectorAll("*").length;
    const resources = trackResources();
    onTestFinished(() => resources.stop());
    start();
    expect(menu.querySelectorAll("*").length - elements).toBe(10);
    const listening = resources.open().length;
    expect(listening).toBeLessThan(12);
    link("a3").focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(focused()).toBe("b3-0");
    expect(menu.querySelectorAll("*").length - elements).toBe(20);
    expect(resources.open().length - listening).toBeLessThan(6);
  });
});

describe("where the window ends", () => {
  test.each(["ltr", "rtl"] as const)("lists open to the other side, %s", async (dir) => {
    place.dir = dir;
    menu.style.cssText = "position: absolute; inset-inline-end: 0";
    if (dir === "rtl") {
      sheet.textContent = SHEET.replaceAll("left:", "right:");
      onTestFinished(() => {
        sheet.textContent = SHEET;
      });
    }
    write([{ ...SHOP[0], label: "S", href: "#s" }]);
    menu.style.cssText = "position: absolute; inset-inline-end: 0";
    start();
    toggle("S").click();
    await expect
      .poll(() => "vitrineFlip" in (entryOf("S").querySelector("ul")?.dataset ?? {}))
      .toBe(true);
    toggle("Prints").click();
    await expect
      .poll(() => entryOf("Prints").querySelector("ul")?.hasAttribute("data-vitrine-flip"))
      .toBe(true);
    const { clientWidth } = document.documentElement;
    for (const label of ["Books", "Large"]) {
      const { left, right } = link(label).getBoundingClientRect();
      expect([label, left >= 0, right <= clientWidth]).toEqual([label, true, true]);
    }
    const [inner, outer] = [link("Large"), link("Books")].map((one) => one.getBoundingClientRect());
    const isBeside =
      dir === "ltr"
        ? (inner?.right ?? 0) <= (outer?.left ?? 0) + 1
        : (inner?.left ?? 0) >= (outer?.right ?? 0) - 1;
    expect(isBeside).toBe(true);
  });

  test("a list that has room opens where its stylesheet says", async () => {
    start();
    toggle("Shop").click();
    await pause(100);
    expect(entryOf("Shop").querySelector("ul")?.hasAttribute("data-vitrine-flip")).toBe(false);
  });
});

describe("markup of all kinds", () => {
  test("an empty menu, texts, a link that leads nowhere", () => {
    write([]);
    start();
    stop();
    write();
    const text = document.createElement("li");
    text.append("Only words", listOf([{ label: "Under words", href: "#words" }]));
    menu.append(text, document.createElement("li"));
    (link("Journal") as HTMLAnchorElement).setAttribute("href", "#");
    start();
    expect(text.querySelector("button")?.ariaLabel).toBe("Only words");
    text.click();
    expect(isShown("Under words")).toBe(true);
    text.click();
    expect(isShown("Under words")).toBe(false);
    link("Journal").click();
    expect([isShown("Ink"), location.hash]).toEqual([true, ""]);
  });

  test("six levels deep", async () => {
    const deep = [6, 5, 4, 3, 2, 1].reduce<MenuEntry>(
      (inner, level) => ({ label: `level ${level}`, href: `#${level}`, children: [inner] }),
      { label: "bottom", href: "#bottom" },
    );
    write([deep]);
    start();
    link("level 1").focus();
    await userEvent.keyboard(`{ArrowDown}${"{ArrowRight}".repeat(5)}`);
    expect(focused()).toBe("bottom");
    await userEvent.keyboard("{Escape}".repeat(6));
    expect([focused(), isShown("level 2")]).toEqual(["level 1", false]);
  });

  test("ids that stand there twice", () => {
    for (const list of menu.querySelectorAll("ul")) list.id = "twice";
    start();
    toggle("Journal").click();
    expect([isShown("Ink"), isShown("Books")]).toEqual([true, false]);
  });

  test("a menu that is hidden when it starts", async () => {
    place.hidden = true;
    start();
    place.hidden = false;
    await userEvent.hover(link("Shop"));
    await opens("Books");
  });

  test("a list that a stylesheet shows anyway stays, and its entry is followed by the first tap", () => {
    sheet.textContent = ".sf-menu ul { display: block !important; position: static !important }";
    onTestFinished(() => {
      sheet.textContent = SHEET;
    });
    for (const list of menu.querySelectorAll("ul")) list.popover = "auto";
    start();
    expect(isShown("Large")).toBe(true);
    expect(tap(link("Shop"))).toBe(true);
    expect(element("li").hasAttribute("data-vitrine-menu")).toBe(false);
  });

  test("an entry that is taken away while it is open", async () => {
    start();
    toggle("Shop").click();
    entryOf("Shop").remove();
    await userEvent.hover(link("Journal"));
    await opens("Ink");
  });
});

describe("<Menu>", () => {
  function render(): Stop {
    sheet.remove();
    const root = createRoot(place);
    flushSync(() => root.render(<Menu entries={SHOP} id="shop" style={{ marginTop: 40 }} />));
    const unmount = (): void => root.unmount();
    onTestFinished(unmount);
    return unmount;
  }

  test("opens its lists as popovers, by mouse and keyboard, and closes them", async () => {
    render();
    await userEvent.hover(link("Shop"));
    await opens("Books");
    expect(entryOf("Shop").querySelector("ul")?.matches(":popover-open")).toBe(true);
    await userEvent.hover(link("Prints"));
    await opens("Large");
    expect(isShown("Books")).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect([isShown("Large"), isShown("Books")]).toEqual([false, true]);
    toggle("Journal").focus();
    await userEvent.keyboard("{Enter}");
    await closes("Books");
    expect(toggle("Journal").ariaExpanded).toBe("true");
    await userEvent.keyboard("{Enter}");
    expect([isShown("Ink"), toggle("Journal").ariaExpanded]).toEqual([false, "false"]);
  });

  test("a click on the button keeps open what the pointer has just opened, the next closes it", async () => {
    render();
    await userEvent.hover(toggle("Shop"));
    await opens("Books");
    await userEvent.click(toggle("Shop"));
    expect(isShown("Books")).toBe(true);
    await userEvent.click(toggle("Shop"));
    expect(isShown("Books")).toBe(false);
  });

  test("what the browser closes by itself is told as closed", async () => {
    render();
    toggle("Shop").click();
    entryOf("Shop").querySelector("ul")?.hidePopover();
    await expect.poll(() => toggle("Shop").ariaExpanded, PATIENTLY).toBe("false");
    toggle("Shop").click();
    expect(isShown("Books")).toBe(true);
  });

  test("has no motion where less is wanted", async () => {
    await cdp().send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-reduced-motion", value: "reduce" }],
    });
    onTestFinished(async () => {
      await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
    });
    render();
    toggle("Shop").click();
    const list = entryOf("Shop").querySelector("ul") as HTMLElement;
    expect([getComputedStyle(list).opacity, list.getAnimations()]).toEqual(["1", []]);
  });

  test("fades in within 200 ms", () => {
    render();
    toggle("Shop").click();
    const [fade] = (entryOf("Shop").querySelector("ul") as HTMLElement).getAnimations();
    expect(fade?.effect?.getComputedTiming().duration).toBe(200);
  });
});
