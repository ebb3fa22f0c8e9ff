import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { GRID_EVENT, type GridEvent, type GridEventDetail } from "../browser/gridEvents.ts";
import { answerBack } from "../browser/history.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { createGrid } from "../grid/createGrid.ts";
import { Grid } from "../grid/Grid.tsx";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { GRID_TRANSITION } from "./createGlides.ts";
import { createGridFilter } from "./createGridFilter.ts";
import { GridFilter } from "./GridFilter.tsx";
import { gridOf } from "./gridOf.ts";
import "../grid/grid.css";

const THEME = `
  .grid { width: 600px }
  .grid::after { content: ""; display: table; clear: both }
  .card { float: left; width: 33.3333%; box-sizing: border-box; display: block }
`;
const ROW_OF_FOUR = ["a red", "b blue", "c red", "d blue"];

let stop: Stop = () => {};
let grid: HTMLElement;
const ADDRESS = location.href;

beforeEach(() => {
  document.body.replaceChildren();
  document.body.style.margin = "0";
  const style = document.createElement("style");
  style.textContent = THEME;
  document.body.append(style);
  grid = setUp();
});

afterEach(async () => {
  stop();
  stop = () => {};
  document.body.replaceChildren();
  document.body.removeAttribute("style");
  history.replaceState(null, "", ADDRESS);
  await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
});

/** As the theme writes it: filters and grid in one main part. */
function setUp(filters = ["*", ".red", ".blue", ".none"]): HTMLElement {
  const main = make("div", "main");
  const options = make("div", "");
  options.id = "options";
  const list = make("ul", "option-set");
  list.id = "filters";
  for (const filter of filters) {
    const link = make("a", filter === "*" ? "selected" : "");
    link.href = "#";
    link.dataset.filter = filter;
    link.textContent = filter;
    const item = make("li", "");
    item.append(link);
    list.append(item);
  }
  options.append(list);
  const element = make("div", "grid init-isotope");
  Object.assign(element.dataset, { isoSelector: ".card", isoFilter: "true" });
  main.append(options, element);
  document.body.append(main);
  return element;
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) {
  return Object.assign(document.createElement(name), { className });
}

/** Cards of 40 px, three in a row, with these classes and data. */
function fill(names: readonly string[], into = grid): HTMLElement[] {
  const items = names.map((name) => {
    const item = make("div", `card ${name}`);
    item.style.height = "40px";
    item.textContent = name;
    return item;
  });
  into.append(...items);
  return items;
}

function begin(element = grid): void {
  stop = stopAll(createGrid(element), createGridFilter(element));
}

const link = (filter: string, of: ParentNode = document): HTMLElement => {
  const found = of.querySelector<HTMLElement>(`[data-filter="${filter}"]`);
  if (!found) throw new Error(`no filter ${filter}`);
  return found;
};

const isSeen = (item: Element): boolean =>
  item.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const seen = (of = grid): (string | null)[] =>
  [...of.querySelectorAll(".card")].filter(isSeen).map((item) => item.textContent);

/** Where items that are seen are, in whole pixels. */
function places(): number[][] {
  const origin = grid.getBoundingClientRect();
  return [...grid.querySelectorAll(".card")].filter(isSeen).map((item) => {
    const { left, top } = item.getBoundingClientRect();
    return [Math.round(left - origin.left) + 0, Math.round(top - origin.top) + 0];
  });
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
async function settled(): Promise<void> {
  for (let count = 0; count < 4; count += 1) await frame();
}
const laidOut = () => expect.poll(() => grid.style.height).not.toBe("");
const glides = () => grid.getAnimations({ subtree: true });
const arrived = () =>
  expect.poll(() => glides().length === 0 && !grid.querySelector("[hidden]:not([style])"));

/** Stops all glides so many milliseconds after what began them. */
async function heldAt(time: number, begin: () => void): Promise<void> {
  begin();
  await expect.poll(() => glides().length).toBeGreaterThan(0);
  for (const one of glides()) {
    one.pause();
    one.currentTime = time;
  }
}

function hear(...names: GridEvent[]): { heard: [GridEvent, (string | null)[]][] } {
  const heard: [GridEvent, (string | null)[]][] = [];
  for (const name of names) {
    const note = (event: Event): void => {
      const { items } = (event as CustomEvent<GridEventDetail>).detail;
      heard.push([name, items.map((item) => item.textContent)]);
    };
    document.addEventListener(GRID_EVENT + name, note);
    onTestFinished(() => document.removeEventListener(GRID_EVENT + name, note));
  }
  return { heard };
}

const said = (): (string | null)[] =>
  [...document.querySelectorAll("[data-vitrine-announcer] p")].map((line) => line.textContent);

async function withReducedMotion(): Promise<void> {
  const features = [{ name: "prefers-reduced-motion", value: "reduce" }];
  await cdp().send("Emulation.setEmulatedMedia", { media: "", features });
}

describe("A filter", () => {
  test("hides in the end what does not fit, and what fits closes up [TH-040, TH-043]", async () => {
    const items = fill(ROW_OF_FOUR);
    begin();
    await laidOut();
    link(".blue").click();
    await expect.poll(() => seen()).toEqual(["b blue", "d blue"]);
    await expect
      .poll(() => items.map((item) => getComputedStyle(item).visibility))
      .toEqual(["hidden", "visible", "hidden", "visible"]);
    await expect.poll(places).toEqual([
      [0, 0],
      [200, 0],
    ]);
    await expect.poll(() => grid.style.height).toBe("40px");
    link("*").click();
    await expect.poll(() => seen()).toEqual(ROW_OF_FOUR);
    await arrived().toBe(true);
    expect(places()).toEqual([
      [0, 0],
      [200, 0],
      [400, 0],
      [0, 40],
    ]);
  });

  test("glides for 0.8 s, on the compositor alone: nothing has another place or size meanwhile [TH-044]", async () => {
    const [first, second] = fill(ROW_OF_FOUR);
    begin();
    await laidOut();
    link(".blue").click();
    await expect.poll(() => glides().length).toBeGreaterThan(0);
    expect(glides().map(({ effect }) => effect?.getTiming().duration)).toEqual(
      glides().map(() => GRID_TRANSITION),
    );
    expect(GRID_TRANSITION).toBe(800);
    const moved = glides().flatMap(({ effect }) =>
      (effect as KeyframeEffect).getKeyframes().flatMap((step) => Object.keys(step)),
    );
    const own = ["offset", "computedOffset", "easing", "composite"];
    expect([...new Set(moved)].filter((name) => !own.includes(name)).sort()).toEqual([
      "opacity",
      "scale",
      "translate",
    ]);
    // What goes is still there, and keeps its room in the flow.
    expect(first?.hidden).toBe(false);
    const at = second?.offsetLeft;
    await frame();
    expect(second?.offsetLeft).toBe(at);
  });

  test("chosen in mid-flight, goes on from where items are", async () => {
    const [, second] = fill(ROW_OF_FOUR);
    begin();
    await laidOut();
    await heldAt(400, () => link(".blue").click());
    const before = second?.getBoundingClientRect().left ?? 0;
    expect(before).toBeGreaterThan(5);
    expect(before).toBeLessThan(195);
    link("*").click();
    await expect.poll(() => glides().every((one) => one.playState === "running")).toBe(true);
    for (const one of glides()) one.pause();
    for (const one of glides()) one.currentTime = 0;
    expect(second?.getBoundingClientRect().left).toBeCloseTo(before, 0);
    for (const one of glides()) one.play();
    await arrived().toBe(true);
    expect(places()[1]).toEqual([200, 0]);
    expect(seen()).toEqual(ROW_OF_FOUR);
  });

  test("taken back before anything has moved shows again what was about to go", async () => {
    fill(ROW_OF_FOUR);
    begin();
    await laidOut();
    await heldAt(0, () => link(".blue").click());
    link("*").click();
    await arrived().toBe(true);
    expect(seen()).toEqual(ROW_OF_FOUR);
  });

  test("glides on to its end where more items come meanwhile, or one changes its size later", async () => {
    const [first, second] = fill(ROW_OF_FOUR);
    if (!(first && second)) throw new Error("no items");
    begin();
    await laidOut();
    link(".blue").click();
    const glideOf = (item: Element): Animation | undefined => item.getAnimations()[0];
    await expect.poll(() => glideOf(second)).toBeDefined();
    const glide = glideOf(second);
    fill(["e blue", "f red"]);
    await settled();
    expect(glideOf(second)).toBe(glide);
    expect(glide?.playState).toBe("running");
    // Two that glide when the first ones have arrived.
    link("*").click();
    await settled();
    const last = glideOf(second);
    last?.pause();
    await expect.poll(() => grid.matches("[data-vitrine-glides]")).toBe(false);
    if (last) last.currentTime = 400;
    const { left } = second.getBoundingClientRect();
    first.style.width = "400px";
    await settled();
    const later = glideOf(second);
    later?.pause();
    if (later) later.currentTime = 0;
    expect(later?.effect?.getTiming().duration).toBe(GRID_TRANSITION);
    expect(second.getBoundingClientRect().left).toBeCloseTo(left, 0);
    later?.finish();
  });

  test("is at once with reduced motion", async () => {
    await withReducedMotion();
    const animate = vi.spyOn(Element.prototype, "animate");
    onTestFinished(() => animate.mockRestore());
    fill(ROW_OF_FOUR);
    begin();
    await laidOut();
    link(".red").click();
    await expect.poll(() => seen()).toEqual(["a red", "c red"]);
    await expect.poll(places).toEqual([
      [0, 0],
      [200, 0],
    ]);
    const times = animate.mock.calls.map(([, how]) =>
      Number((how as KeyframeAnimationOptions).duration),
    );
    // Shorter than a frame.
    expect(Math.max(0, ...times)).toBeLessThan(10);
  });

  test("works where nothing is laid out, as in rows of equal heights", async () => {
    grid.dataset.isoMatchHeight = "1";
    fill(ROW_OF_FOUR);
    begin();
    link(".red").click();
    expect(seen()).toEqual(["a red", "c red"]);
    expect(grid.dataset.vitrineGrid).toBeUndefined();
  });

  test("that fits nothing says so, to the eye and the ear, and is said only when asked for", async () => {
    fill(ROW_OF_FOUR);
    begin();
    await laidOut();
    expect(said()).toEqual([]);
    link(".none").click();
    await expect.poll(() => seen()).toEqual([]);
    const line = document.querySelector("[data-grid-status]");
    expect(line?.textContent).toBe("No items match.");
    expect(line && isSeen(line)).toBe(true);
    await expect.poll(said).toContain("No items match.");
    link(".red").click();
    await expect.poll(said).toContain("2 items");
    expect(document.querySelector("[data-grid-status]")).toBeNull();
  });

  test("that is no selector shows all, with one warning", async () => {
    stop();
    document.body.querySelector(".main")?.remove();
    grid = setUp(["*", ".red[", ".blue"]);
    grid.id = "works";
    fill(ROW_OF_FOUR);
    begin();
    await laidOut();
    link(".blue").click();
    await expect.poll(() => seen()).toHaveLength(2);
    link(".red[").click();
    await expect.poll(() => seen()).toEqual(ROW_OF_FOUR);
    gridOf(grid)?.filter(".red[");
    expect(takeConsole()).toEqual([
      expect.stringContaining('the filter ".red[" of div#works is no selector'),
    ]);
  });

  test("that nobody marks with the flag does nothing", async () => {
    grid.dataset.isoFilter = "false";
    fill(ROW_OF_FOUR);
    stop = start(document, {
      behaviours: behaviours.filter(({ name }) => name.startsWith("grid")),
    });
    await laidOut();
    link(".red").click();
    await settled();
    expect(seen()).toEqual(ROW_OF_FOUR);
    expect(link("*").className).toBe("selected");
  });
});

describe("What is chosen", () => {
  test("is marked: the theme's class within its option set, aria-current on links, aria-pressed on what is made a button", async () => {
    const bare = make("a", "");
    bare.dataset.filter = ".blue";
    bare.textContent = "blue, too";
    document.querySelector("#filters")?.append(bare);
    fill(ROW_OF_FOUR);
    begin();
    expect(link("*").getAttribute("aria-current")).toBe("true");
    bare.focus();
    expect(document.activeElement).toBe(bare);
    expect([bare.role, bare.ariaPressed]).toEqual(["button", "false"]);
    bare.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    expect(bare.ariaPressed).toBe("true");
    expect(link("*").className).toBe("");
    expect(link("*").hasAttribute("aria-current")).toBe(false);
    expect(link(".blue").className).toBe("selected");
    const outside = document.querySelector("#filters")?.parentElement;
    stop();
    if (outside) outside.id = "";
    begin();
    link(".red").click();
    expect(link(".red").className).toBe("");
    expect(link(".red").getAttribute("aria-current")).toBe("true");
  });

  test("stands in the address, and Back brings the one before and the place on the page", async () => {
    grid.style.marginBottom = "3000px";
    fill(Array.from({ length: 120 }, (_none, index) => (index < 3 ? `${index} red` : `${index}`)));
    begin();
    await laidOut();
    window.scrollTo({ top: 900, behavior: "instant" });
    link(".red").click();
    expect(new URL(location.href).searchParams.get("filter")).toBe(".red");
    await expect.poll(() => seen()).toHaveLength(3);
    grid.style.marginBottom = "0";
    window.scrollTo({ top: 0, behavior: "instant" });
    history.back();
    await expect.poll(() => seen()).toHaveLength(120);
    expect(link("*").className).toBe("selected");
    expect(new URL(location.href).searchParams.has("filter")).toBe(false);
    await expect.poll(() => Math.round(scrollY)).toBe(900);
    history.forward();
    await expect.poll(() => seen()).toHaveLength(3);
    window.scrollTo({ top: 0, behavior: "instant" });
  });

  test("stays chosen when what was open over the page closes", async () => {
    fill(ROW_OF_FOUR);
    begin();
    await laidOut();
    const close = answerBack(document, () => {});
    onTestFinished(close);
    link(".red").click();
    close();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(new URL(location.href).searchParams.get("filter")).toBe(".red");
    expect(link(".red").className).toBe("selected");
    history.back();
    await expect.poll(() => link("*").className).toBe("selected");
  });

  test("is there at once at a shared address, as the server's own links have it, and does not glide", async () => {
    link(".red").setAttribute("href", `${location.pathname}?filter=crimson`);
    const items = fill(ROW_OF_FOUR);
    // As a server writes it.
    if (items[1]) items[1].hidden = true;
    history.replaceState(null, "", "?filter=crimson&other=1");
    begin();
    expect(seen()).toEqual(["a red", "c red"]);
    await laidOut();
    expect(glides()).toEqual([]);
    expect(said()).toEqual([]);
    expect(link(".red").className).toBe("selected");
    link("*").click();
    await expect.poll(() => seen()).toEqual(ROW_OF_FOUR);
    expect(new URL(location.href).search).toBe("?other=1");
    stop();
    expect(items[1]?.hidden).toBe(true);
  });

  test("is all where the address says what nobody offers", async () => {
    history.replaceState(null, "", "?filter=.gone%3Cscript%3E");
    fill(ROW_OF_FOUR);
    begin();
    expect(seen()).toEqual(ROW_OF_FOUR);
  });

  test("is each grid's own where a page has several", async () => {
    const second = setUp();
    fill(ROW_OF_FOUR);
    fill(ROW_OF_FOUR, second);
    const first = stopAll(createGrid(grid), createGridFilter(grid));
    stop = stopAll(first, createGrid(second), createGridFilter(second));
    link(".red", second.parentElement ?? document).click();
    await expect.poll(() => seen(second)).toEqual(["a red", "c red"]);
    expect(seen()).toEqual(ROW_OF_FOUR);
    expect(new URL(location.href).searchParams.get("filter-2")).toBe(".red");
    expect(new URL(location.href).searchParams.has("filter")).toBe(false);
  });

  test("is left to the browser where a link is opened in another tab", async () => {
    fill(ROW_OF_FOUR);
    begin();
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    let wasOurs = true;
    document.querySelector(".main")?.addEventListener("click", (event) => {
      wasOurs = event.defaultPrevented;
    });
    link(".red").dispatchEvent(click);
    expect(wasOurs).toBe(false);
    expect(seen()).toEqual(ROW_OF_FOUR);
  });
});

describe("Our own markup", () => {
  test("names the grid, its count and its texts", async () => {
    grid.id = "works";
    const list = make("div", "");
    list.dataset.gridFilter = "works";
    const [all, red] = ["*", ".red"].map((filter) => {
      const button = make("button", "");
      button.dataset.filter = filter;
      return button;
    });
    list.append(all ?? "", red ?? "");
    const status = make("p", "");
    Object.assign(status.dataset, { gridStatus: "works", other: "Noch {count}" });
    document.body.prepend(list, status);
    document.querySelector("#filters")?.remove();
    fill(ROW_OF_FOUR);
    begin();
    await laidOut();
    await expect.poll(() => status.textContent).toBe("Noch 4");
    red?.click();
    expect([all?.ariaPressed, red?.ariaPressed]).toEqual(["false", "true"]);
    expect(status.textContent).toBe("Noch 2");
    await expect.poll(said).toContain("Noch 2");
    fill(["e red", "f blue"]);
    await expect.poll(() => status.textContent).toBe("Noch 3");
    expect(said()).not.toContain("Noch 3");
    stop();
    expect(status.textContent).toBe("");
  });

  test("sorts by a number, a day or a word of the items, in the document, too, with focus kept", async () => {
    const items = fill(["b", "c", "a"]);
    for (const [index, item] of items.entries()) {
      item.dataset.price = ["10", "9", "100"][index];
      item.dataset.day = ["2026-03-02", "2025-12-31", "2026-01-15"][index];
      item.tabIndex = 0;
    }
    const list = document.querySelector("#filters");
    for (const by of ["", "price", "-price", "day", ".name"]) {
      const button = make("button", "");
      button.dataset.sortBy = by;
      list?.append(button);
    }
    for (const item of items) {
      const name = make("b", "name");
      name.textContent = item.textContent;
      item.replaceChildren(name);
    }
    const { heard } = hear("sorted");
    begin();
    await laidOut();
    items[1]?.focus();
    const by = (name: string) =>
      list?.querySelector<HTMLElement>(`[data-sort-by="${name}"]`)?.click();
    const order = () => [...grid.children].map((item) => item.textContent).join("");
    for (const [name, wanted] of [
      ["price", "cba"],
      ["-price", "abc"],
      ["day", "cab"],
      [".name", "abc"],
      ["", "bca"],
    ] as const) {
      by(name);
      await expect.poll(order).toBe(wanted);
      expect(document.activeElement).toBe(items[1]);
    }
    expect(heard).toHaveLength(5);
    // What is seen first stands first.
    by("price");
    await expect.poll(order).toBe("cba");
    expect(new URL(location.href).searchParams.get("sort")).toBe("price");
    await expect.poll(places).toEqual([
      [0, 0],
      [200, 0],
      [400, 0],
    ]);
    const late = make("div", "card");
    late.dataset.price = "9.5";
    late.textContent = "x";
    grid.append(late);
    await expect.poll(order).toBe("cxba");
    stop();
    expect(order()).toBe("bcax");
  });
});

describe("A grid tells", () => {
  test("that it loads, and that it is done, once [TH-047, TH-048]", async () => {
    const { heard } = hear("loading", "done");
    fill(["a", "b"]);
    begin();
    expect(heard).toEqual([["loading", ["a", "b"]]]);
    await expect
      .poll(() => heard)
      .toEqual([
        ["loading", ["a", "b"]],
        ["done", ["a", "b"]],
      ]);
    gridOf(grid)?.layout();
    await settled();
    expect(heard).toHaveLength(2);
  });

  test("what shrinks, at first and in the end [TH-049, TH-050]", async () => {
    const { heard } = hear("shrink", "shrunk");
    fill(ROW_OF_FOUR);
    begin();
    await laidOut();
    gridOf(grid)?.filter(".red");
    expect(heard).toEqual([["shrink", ["b blue", "d blue"]]]);
    await expect
      .poll(() => heard)
      .toEqual([
        ["shrink", ["b blue", "d blue"]],
        ["shrunk", ["b blue", "d blue"]],
      ]);
  });

  test("that it filters and has filtered, and whenever it lays out [TH-051, TH-052, TH-054]", async () => {
    const { heard } = hear("filter", "layout", "filtered");
    fill(ROW_OF_FOUR);
    begin();
    await expect.poll(() => heard).toEqual([["layout", ROW_OF_FOUR]]);
    gridOf(grid)?.filter(".red");
    await expect.poll(() => heard.some(([name]) => name === "filtered")).toBe(true);
    expect(heard.slice(0, 3)).toEqual([
      ["layout", ROW_OF_FOUR],
      ["filter", ["a red", "c red"]],
      ["layout", ["a red", "c red"]],
    ]);
    expect(heard.filter(([name]) => name === "filtered")).toEqual([
      ["filtered", ["a red", "c red"]],
    ]);
  });

  test("that it has sorted and removed; an item removed twice is removed once [TH-053, TH-055]", async () => {
    const { heard } = hear("sorted", "removed");
    const [, second] = fill(["b", "c", "a"]);
    for (const item of grid.children) item.setAttribute("data-name", item.textContent ?? "");
    begin();
    await laidOut();
    await gridOf(grid)?.sort("name");
    expect(heard).toEqual([["sorted", ["a", "b", "c"]]]);
    if (!second) throw new Error("no item");
    gridOf(grid)?.remove(second);
    gridOf(grid)?.remove(second);
    gridOf(grid)?.remove(document.body);
    await expect.poll(() => heard.slice(1)).toEqual([["removed", ["c"]]]);
    expect(second.isConnected).toBe(false);
    gridOf(grid)?.remove(second);
    await settled();
    expect(heard).toHaveLength(2);
  });
});

test("the component writes buttons for a grid, and filters it", async () => {
  const root = createRoot(document.body.appendChild(make("div", "")));
  flushSync(() =>
    root.render(
      <>
        <GridFilter
          grid="ours"
          filters={[
            { filter: "*", label: "All" },
            { filter: ".red", label: "Red" },
          ]}
          labels={{ other: "{count} left" }}
        />
        <Grid id="ours" itemSelector=".card">
          {ROW_OF_FOUR.map((name) => (
            <div key={name} className={`card ${name}`} style={{ height: 40 }}>
              {name}
            </div>
          ))}
        </Grid>
      </>,
    ),
  );
  const ours = document.getElementById("ours") ?? grid;
  await expect.poll(() => ours.style.height).not.toBe("");
  document.querySelector<HTMLElement>("[data-grid-filter] [data-filter='.red']")?.click();
  await expect.poll(() => seen(ours)).toEqual(["a red", "c red"]);
  expect(document.querySelector("[data-grid-status]")?.textContent).toBe("2 left");
  flushSync(() => root.unmount());
  expect(document.getElementById("ours")).toBeNull();
});

describe("Beside others", () => {
  test("what comes later obeys the filter before it is seen, and a hundred are laid out once", async () => {
    fill(ROW_OF_FOUR);
    begin();
    await laidOut();
    link(".red").click();
    await expect.poll(() => seen()).toEqual(["a red", "c red"]);
    await arrived().toBe(true);
    const { heard } = hear("layout");
    fill(Array.from({ length: 100 }, (_none, index) => (index % 2 ? "more blue" : "more red")));
    await settled();
    expect(heard).toHaveLength(1);
    expect(heard[0]?.[1]).toHaveLength(52);
    expect(seen()).toHaveLength(52);
  });

  test("what another script exchanges is laid out again, whatever it calls that", async () => {
    fill(ROW_OF_FOUR);
    begin();
    await laidOut();
    grid.replaceChildren();
    fill(["a red", "b blue"]);
    document.dispatchEvent(new Event("yith-wcan-ajax-filtered"));
    await expect.poll(places).toEqual([
      [0, 0],
      [200, 0],
    ]);
  });

  test("what a filter hides keeps its room unseen, and nothing of it can be reached", async () => {
    const items = fill(Array.from({ length: 120 }, (_none, index) => (index % 2 ? "blue" : "red")));
    const inner = make("a", "");
    inner.href = "#x";
    items[1]?.append(inner);
    begin();
    await laidOut();
    link(".red").click();
    await expect.poll(() => seen().length).toBe(60);
    inner.focus();
    expect(document.activeElement).not.toBe(inner);
    await expect.poll(() => document.documentElement.scrollHeight).toBeLessThan(1000);
    expect(new Set(items.map((item) => item.hidden))).toEqual(new Set([false]));
    await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
    expect(getComputedStyle(items[1] ?? grid).display).toBe("none");
    await cdp().send("Emulation.setEmulatedMedia", { media: "" });
    link("*").click();
    await expect.poll(() => seen().length).toBe(120);
    await arrived().toBe(true);
    expect(places()[1]).toEqual([200, 0]);
  });

  test("in a window of another width what fits is seen at once, and what does not has no room", async () => {
    fill([...Array(60).fill("blue"), "a red"]);
    begin();
    await laidOut();
    link(".red").click();
    await expect.poll(() => seen()).toEqual(["a red"]);
    await arrived().toBe(true);
    grid.style.width = "300px";
    await expect.poll(() => grid.matches("[data-vitrine-grid~=waits]")).toBe(true);
    expect(places()).toEqual([[0, 0]]);
    await expect.poll(() => grid.matches("[data-vitrine-grid~=waits]")).toBe(false);
    await settled();
    expect([seen(), places()]).toEqual([["a red"], [[0, 0]]]);
  });

  test("pictures that come late, or never, under a filter have what is seen closed up", async () => {
    const items = fill(["a red", "b blue", "c red", "d blue", "e red"]);
    const pictures = items.map((item) => {
      const image = make("img", "");
      image.alt = "";
      image.style.cssText = "display:block;width:100%;height:auto";
      item.style.height = "auto";
      item.replaceChildren(image);
      return image;
    });
    const arrive = (index: number, height: number): void => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}"/>`;
      const image = pictures[index];
      if (image) image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    };
    begin();
    gridOf(grid)?.filter(".red");
    // One that is seen, one that goes, and one that is no picture; the last one never has a size.
    arrive(0, 90);
    arrive(1, 300);
    if (pictures[2]) pictures[2].src = "data:image/png;base64,AAAA";
    const closedUp = [
      [0, 0],
      [200, 0],
      [200, 0],
    ];
    await expect.poll(places).toEqual(closedUp);
    await arrived().toBe(true);
    arrive(3, 120);
    gridOf(grid)?.filter("*");
    const all = [
      [0, 0],
      [200, 0],
      [400, 0],
      [400, 0],
      [0, 90],
    ];
    await expect.poll(places).toEqual(all);
  });

  test("right to left, what fits closes up at the right", async () => {
    grid.dir = "rtl";
    const style = make("style", "");
    style.textContent = ".card { float: right }";
    grid.before(style);
    fill(ROW_OF_FOUR);
    begin();
    await laidOut();
    link(".blue").click();
    await expect.poll(() => seen()).toEqual(["b blue", "d blue"]);
    await expect.poll(places).toEqual([
      [400, 0],
      [200, 0],
    ]);
  });

  test("in a closed tab it filters all the same", async () => {
    const tab = make("div", "");
    tab.hidden = true;
    grid.replaceWith(tab);
    tab.append(grid);
    fill(ROW_OF_FOUR);
    begin();
    const items = [...grid.querySelectorAll<HTMLElement>(".card")];
    gridOf(grid)?.filter(".red");
    await expect
      .poll(() => items.map((item) => getComputedStyle(item).visibility))
      .toEqual(["visible", "hidden", "visible", "hidden"]);
    tab.hidden = false;
    await laidOut();
    await expect.poll(places).toEqual([
      [0, 0],
      [200, 0],
    ]);
  });

  test("a grid of nobody is none", () => {
    expect(gridOf(document.body)).toBeUndefined();
  });

  test("stop leaves nothing behind: at rest, in mid-flight, filtered and sorted", async () => {
    const items = fill(ROW_OF_FOUR);
    for (const item of items) item.dataset.name = item.textContent?.split(" ")[1] ?? "";
    const all = (): Stop => stopAll(createGrid(grid), createGridFilter(grid));
    await expectCleanStop(all, { during: settled });
    await expectCleanStop(all, {
      during: async () => {
        await settled();
        link(".none").click();
        await settled();
        expect(glides().length).toBeGreaterThan(0);
      },
      settle: 4000,
    });
    history.replaceState(null, "", ADDRESS);
    await expectCleanStop(all, {
      during: async () => {
        await settled();
        await gridOf(grid)?.sort("-name");
        link(".red").click();
        await expect.poll(() => seen()).toHaveLength(2);
      },
      settle: 4000,
    });
  });
});
