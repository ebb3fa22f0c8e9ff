import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import type { Stop } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createGrid, GRID_RESIZE_DELAY } from "./createGrid.ts";
import { Grid } from "./Grid.tsx";
import "./grid.css";

/** As the theme does it: items float, their widths in per cent. */
const THEME = `
  .grid { width: 600px }
  .grid::after { content: ""; display: table; clear: both }
  .card { float: left; width: 33.3333%; box-sizing: border-box }
  .card.wide { width: 66.6667% }
  .plain { float: left; width: 33.3333%; height: 10px }
  .rows { display: flex; flex-wrap: wrap; align-items: flex-start }
`;
/** Their places in masonry: [0,0] [200,0] [400,0] [400,30] [0,50]. */
const FIVE = [50, 80, 30, 40, 20];
const MASONRY = [
  [0, 0],
  [200, 0],
  [400, 0],
  [400, 30],
  [0, 50],
];
const ROWS = [
  [0, 0],
  [200, 0],
  [400, 0],
  [0, 80],
  [200, 80],
];

let stop: Stop = () => {};
let grid: HTMLElement;
let below: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  document.body.style.margin = "0";
  addStyle(THEME);
  grid = make("div", "grid init-isotope");
  grid.dataset.isoSelector = ".card";
  below = make("footer", "");
  below.textContent = "below";
  document.body.append(grid, below);
});

afterEach(async () => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
  document.body.removeAttribute("style");
  window.scrollTo({ top: 0, behavior: "instant" });
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
});

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) {
  return Object.assign(document.createElement(name), { className });
}

function addStyle(text: string): void {
  const style = make("style", "");
  style.textContent = text;
  document.body.prepend(style);
}

function card(height: number, className = "card"): HTMLElement {
  const item = make("div", className);
  item.style.height = `${height}px`;
  return item;
}

function fill(heights: readonly number[], into = grid): HTMLElement[] {
  const items = heights.map((height) => card(height));
  into.append(...items);
  return items;
}

/** Nothing that follows the grid is in view. */
const belowTheFold = () => grid.style.setProperty("margin-top", `${innerHeight}px`);

const begin = (options = {}): void => {
  stop = createGrid(grid, options);
};

/** Where items are seen, from the grid's corner, in whole pixels. */
function seen(of = grid, selector = ".card"): number[][] {
  const origin = of.getBoundingClientRect();
  return [...of.querySelectorAll(`:scope > ${selector}`)].map((item) => {
    const { left, top } = item.getBoundingClientRect();
    return [whole(left - origin.left), whole(top - origin.top)];
  });
}

/** Without minus zero. */
const whole = (value: number): number => Math.round(value) + 0;
const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);

/** Two frames and the observers' turn: what the page shows has settled. */
const settled = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    ),
  );

/** Calls back after each frame as it was painted, until stopped. */
function everyFrame(look: () => void): Stop {
  let frame = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = look;
  const next = (): void => {
    port2.postMessage(null);
    frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => {
    cancelAnimationFrame(frame);
    port1.close();
  };
}

function countShifts(): { moved: number[] } {
  const moved: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      moved.push((entry as unknown as { value: number }).value);
  });
  observer.observe({ type: "layout-shift" });
  onTestFinished(() => observer.disconnect());
  return { moved };
}

/** A picture whose file comes later. */
function latePicture(
  width: number,
  height: number,
): { image: HTMLImageElement; arrive: () => Promise<void> } {
  const image = make("img", "");
  image.alt = "";
  image.style.cssText = "display:block;width:100%;height:auto";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return {
    image,
    arrive: () => {
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      return image.decode();
    },
  };
}

describe("createGrid", () => {
  test("masonry, which is the default, puts each item below what ends highest [TH-039]", async () => {
    fill(FIVE);
    belowTheFold();
    begin();
    await expect.poll(() => seen()).toEqual(MASONRY);
    await expect.poll(() => heightOf(grid)).toBe(80);
    expect(grid.dataset.vitrineGrid).toBe("masonry");
  });

  test("fitRows fills row after row [TH-039]", async () => {
    grid.dataset.isoStyle = "fitRows";
    fill(FIVE);
    // The page's own floats catch on the higher one.
    expect(seen()).not.toEqual(ROWS);
    begin();
    await expect.poll(() => seen()).toEqual(ROWS);
    expect(grid.dataset.vitrineGrid).toBe("fitRows");
  });

  test("only what the selector names is an item [TH-038]", async () => {
    const other = card(10, "plain");
    fill(FIVE);
    grid.append(other);
    begin();
    await expect.poll(() => seen()).toEqual(MASONRY);
    expect(other.getAttribute("style")).toBe("height: 10px;");
    stop();
    grid.dataset.isoSelector = ".plain";
    begin();
    await settled();
    expect([...grid.children].map((one) => (one as HTMLElement).style.translate)).toEqual([
      "",
      "",
      "",
      "",
      "",
      "0px",
    ]);
  });

  test("options come before what the markup says", async () => {
    grid.dataset.isoStyle = "fitRows";
    grid.dataset.isoSelector = ".none";
    fill(FIVE);
    begin({ layoutStyle: "masonry", itemSelector: ".card" });
    await expect.poll(() => seen()).toEqual(MASONRY);
  });

  test("a style or a selector that is none is the default, with one warning each", async () => {
    grid.id = "broken";
    grid.dataset.isoStyle = "vertical";
    grid.dataset.isoSelector = ".card[";
    fill(FIVE);
    begin();
    await expect.poll(() => seen()).toEqual(MASONRY);
    stop();
    begin();
    expect(takeConsole()).toEqual([
      expect.stringContaining('".card[" on div#broken is no selector, so * is taken.'),
      expect.stringContaining('"vertical" on div#broken is no style, so masonry is taken.'),
    ]);
  });

  test("the page's own styles say how wide items and their gaps are", async () => {
    addStyle(`
      .rowtight { margin: 0 -5px; padding: 7px 3px; border: 2px solid; box-sizing: border-box }
      .rowtight .card { padding: 0 5px; margin: 0 0 20px; width: 33.3333% }
      @media (width > 1px) { .rowtight .card { width: 50% } }
    `);
    grid.classList.add("rowtight");
    fill([50, 80, 30]);
    belowTheFold();
    begin();
    await expect.poll(() => grid.style.height).toBe("138px");
    expect(seen()).toEqual([
      [5, 9],
      [300, 9],
      [5, 79],
    ]);
  });

  test("gaps of a flex container stay, and its rows stretch nothing", async () => {
    addStyle(
      ".gaps { display: flex; flex-wrap: wrap; gap: 10px 30px } .gaps .card { width: 180px }",
    );
    grid.classList.add("gaps");
    for (const height of FIVE) {
      const item = make("div", "card");
      item.append(card(height, "inner"));
      grid.append(item);
    }
    begin();
    await expect
      .poll(() => seen())
      .toEqual([
        [0, 0],
        [210, 0],
        [420, 0],
        [420, 40],
        [0, 60],
      ]);
    expect([...grid.children].map(heightOf)).toEqual(FIVE);
  });

  test("a wide item takes several columns, one wider than the grid takes all", async () => {
    const [first] = fill([90, 20, 50]);
    grid.append(card(30, "card wide"), card(10));
    begin();
    await expect
      .poll(() => seen())
      .toEqual([
        [0, 0],
        [200, 0],
        [400, 0],
        [200, 50],
        [200, 80],
      ]);
    if (first) first.style.width = "700px";
    await expect.poll(() => seen()[1]).toEqual([0, 90]);
  });

  test("higher than its rows, it leaves them where they are", async () => {
    grid.classList.add("rows");
    fill([100, 90, 100, 100]);
    grid.append(card(100, "card wide"));
    expect(heightOf(grid)).toBe(200);
    begin();
    await expect.poll(() => heightOf(grid)).toBe(290);
    await settled();
    expect(seen()).toEqual([
      [0, 0],
      [200, 0],
      [400, 0],
      [200, 90],
      [0, 190],
    ]);
  });

  test("lower than its floats, it keeps them from what follows", async () => {
    grid.append(card(50, "card wide"), card(50, "card wide"), card(100));
    grid.style.marginTop = `${innerHeight}px`;
    begin();
    await expect.poll(() => heightOf(grid)).toBe(100);
    const text = document.createRange();
    text.selectNodeContents(below);
    expect(text.getBoundingClientRect().left).toBe(0);
  });

  test("from right to left it begins at the right", async () => {
    addStyle('[dir="rtl"] .card { float: right }');
    grid.dir = "rtl";
    fill(FIVE);
    begin();
    await expect.poll(() => seen()).toEqual(MASONRY.map(([x = 0, y]) => [400 - x, y]));
  });

  test("from right to left it keeps within its edges, also where the page lets items float left", async () => {
    addStyle(".grid { margin-left: 50px; padding: 0 30px; border-left: 7px solid }");
    grid.dir = "rtl";
    fill(FIVE);
    begin();
    const expected = MASONRY.map(([x = 0, y]) => [437 - x, y]);
    await expect.poll(() => seen()).toEqual(expected);
    // Whatever its items are placed by.
    stop();
    grid.style.position = "relative";
    begin();
    await settled();
    expect(seen()).toEqual(expected);
  });

  test("an item's own transform, of an entrance say, neither counts nor goes", async () => {
    const [, , , fourth] = fill(FIVE);
    if (!fourth) throw new Error("no item");
    fourth.style.transform = "translateY(30px)";
    begin();
    await expect.poll(() => seen()[4]).toEqual([0, 50]);
    fourth.style.transform = "";
    expect(seen()).toEqual(MASONRY);
  });

  test("items jump to their places, whatever transitions the page gives them", async () => {
    addStyle(".card { transition: all 5s, opacity 9s }");
    const items = fill(FIVE);
    begin();
    await settled();
    expect(seen()).toEqual(MASONRY);
    fill([10]);
    items[1]?.remove();
    await settled();
    expect(seen()).toEqual([
      [0, 0],
      [200, 0],
      [400, 0],
      [200, 30],
      [400, 40],
    ]);
    // All else still glides, and slowly at that.
    const [, , , , last] = items;
    if (last) Object.assign(last.style, { height: "90px", opacity: "0" });
    await settled();
    const glides = (last?.getAnimations() ?? []).map((one) => [
      (one as CSSTransition).transitionProperty,
      one.effect?.getTiming().duration,
    ]);
    expect(glides).toEqual([
      ["height", 5000],
      ["opacity", 9000],
    ]);
    stop();
    expect(last?.style.transition).toBe("");
  });

  test("it works in rows as in floats, and in whatever box sizes the page chose", async () => {
    addStyle("* { transition: none; box-sizing: content-box } .grid { padding: 10px 0 }");
    grid.classList.add("rows");
    fill(FIVE);
    belowTheFold();
    begin();
    await expect.poll(() => seen()).toEqual(MASONRY.map(([x, y = 0]) => [x, y + 10]));
    await expect.poll(() => heightOf(grid)).toBe(100);
    expect(grid.style.height).toBe("80px");
  });
});

describe("As things change", () => {
  test("a width that changes is laid out once, after 100 ms of quiet [PB-023]", async () => {
    expect(GRID_RESIZE_DELAY).toBe(100);
    fill(FIVE);
    begin();
    await expect.poll(() => seen()).toEqual(MASONRY);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { layouts } = countLayouts();
    for (const width of [590, 570, 540, 480]) {
      grid.style.width = `${width}px`;
      await settled();
      vi.advanceTimersByTime(99);
      await settled();
      expect([width, layouts()]).toEqual([width, 0]);
    }
    vi.advanceTimersByTime(1);
    await settled();
    expect(layouts()).toBe(1);
    expect(seen()).toEqual(MASONRY.map(([x = 0, y]) => [x * 0.8, y]));
    vi.advanceTimersByTime(1000);
    await settled();
    expect(layouts()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("until then it shows rows as high as it was, and what a scrollbar takes is no reason to", async () => {
    addStyle("@media (width > 1px) { .grid.two .card { width: 50% } }");
    fill([100, 300, 200, 100, 100]);
    belowTheFold();
    begin();
    await expect.poll(() => heightOf(grid)).toBe(300);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    grid.style.width = "585px";
    await settled();
    expect(grid.matches("[data-vitrine-grid~=waits]")).toBe(false);
    expect(seen()[4]).toEqual([0, 200]);
    grid.style.width = "400px";
    grid.classList.add("two");
    await settled();
    expect(getComputedStyle(grid).overflowY).toBe("clip");
    expect([...grid.children].some((one) => (one as HTMLElement).style.translate)).toBe(false);
    expect(heightOf(grid)).toBe(300);
    vi.advanceTimersByTime(100);
    await settled();
    expect(grid.matches("[data-vitrine-grid~=waits]")).toBe(false);
    expect(heightOf(grid)).toBe(400);
    expect(seen()).toEqual([
      [0, 0],
      [200, 0],
      [0, 100],
      [0, 300],
      [200, 300],
    ]);
  });

  test("a window that is pulled about all the time waits for quiet", async () => {
    fill(FIVE);
    begin();
    await expect.poll(() => seen()).toEqual(MASONRY);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    grid.style.width = "300px";
    await settled();
    vi.advanceTimersByTime(60);
    grid.style.width = "600px";
    await settled();
    vi.advanceTimersByTime(60);
    await settled();
    expect(grid.matches("[data-vitrine-grid~=waits]")).toBe(true);
    vi.advanceTimersByTime(40);
    await settled();
    expect(seen()).toEqual(MASONRY);
  });

  test("items of another size are laid out in the same frame, and no item is ever painted over another", async () => {
    const items = fill(FIVE);
    const pictures = [latePicture(200, 150), latePicture(200, 300)];
    for (const [index, { image }] of pictures.entries()) {
      items[index]?.style.removeProperty("height");
      items[index]?.append(image);
    }
    begin();
    await expect.poll(() => grid.style.height).not.toBe("");
    const overlaps: number[][][] = [];
    let frames = 0;
    const end = everyFrame(() => {
      frames += 1;
      if (overlap(items)) overlaps.push(seen());
    });
    onTestFinished(end);
    const failed = vi.fn();
    window.addEventListener("error", failed);
    onTestFinished(() => window.removeEventListener("error", failed));
    for (const { arrive } of pictures) {
      await arrive();
      await settled();
    }
    await expect
      .poll(() => seen())
      .toEqual([
        [0, 0],
        [200, 0],
        [400, 0],
        [400, 30],
        [400, 70],
      ]);
    await expect.poll(() => heightOf(grid)).toBe(300);
    await settled();
    expect(frames).toBeGreaterThan(4);
    expect(overlaps).toEqual([]);
    // Such as that sizes changed while sizes were told.
    expect(failed).not.toHaveBeenCalled();
  });

  test("items that come and go are laid out, and one that goes keeps nothing of it", async () => {
    const items = fill(FIVE);
    belowTheFold();
    begin();
    await expect.poll(() => seen()).toEqual(MASONRY);
    fill([10, 10]);
    await expect.poll(() => seen()).toEqual([...MASONRY, [0, 70], [400, 70]]);
    const [first, , , fourth] = items;
    first?.remove();
    await expect
      .poll(() => seen())
      .toEqual([
        [0, 0],
        [200, 0],
        [400, 0],
        [200, 30],
        [400, 40],
        [200, 50],
      ]);
    await expect.poll(() => heightOf(grid)).toBe(80);
    fourth?.remove();
    await settled();
    expect(fourth?.getAttribute("style")).toBe("height: 40px;");
  });

  test("one that is hidden, as by a filter, leaves no gap, and finds its place again", async () => {
    const [, second] = fill(FIVE);
    begin();
    await expect.poll(() => seen()).toEqual(MASONRY);
    const { layouts } = countLayouts();
    if (second) second.hidden = true;
    await expect
      .poll(() => seen(grid, ".card:not([hidden])"))
      .toEqual([
        [0, 0],
        [200, 0],
        [400, 0],
        [200, 30],
      ]);
    expect(layouts()).toBe(1);
    if (second) second.hidden = false;
    await expect.poll(() => seen()).toEqual(MASONRY);
  });

  test("without items it stays as it is; the first ones are laid out", async () => {
    const note = make("p", "");
    note.textContent = "Nothing was found.";
    grid.append(note);
    begin();
    await settled();
    expect(grid.getAttribute("style")).toBeNull();
    note.remove();
    fill(FIVE);
    await expect.poll(() => seen()).toEqual(MASONRY);
  });

  test("hidden, as in a closed tab, it is laid out in the frame that shows it", async () => {
    const tab = make("div", "");
    tab.hidden = true;
    grid.replaceWith(tab);
    tab.append(grid);
    fill(FIVE);
    begin();
    await settled();
    expect(grid.style.height).toBe("");
    for (const width of ["600px", "300px"]) {
      tab.hidden = true;
      await settled();
      grid.style.width = width;
      tab.hidden = false;
      await settled();
      expect(seen()).toEqual(
        MASONRY.map(([x = 0, y]) => [(x * Number.parseInt(width, 10)) / 600, y]),
      );
      expect(heightOf(grid)).toBe(80);
    }
  });

  test("a grid in an item of a grid has its own items, and its height counts", async () => {
    const inner = make("div", "grid init-isotope");
    inner.style.width = "auto";
    inner.dataset.isoSelector = ".card";
    fill([20, 60, 20, 20, 20], inner);
    const [first, second] = fill([0, 50, 60, 10, 10]);
    first?.style.removeProperty("height");
    first?.append(inner);
    const end = createGrid(inner);
    onTestFinished(end);
    begin();
    const width = 200 / 3;
    // Places in the flow are told in whole pixels.
    const places = [
      [0, 0],
      [width, 0],
      [2 * width, 0],
      [0, 20],
      [2 * width, 20],
    ].map((place) => place.map((value) => expect.closeTo(value, -0.3)));
    await expect.poll(() => seen(inner)).toEqual(places);
    await expect
      .poll(() => seen())
      .toEqual([
        [0, 0],
        [200, 0],
        [400, 0],
        [200, 50],
        [0, 60],
      ]);
    second?.remove();
    await expect
      .poll(() => seen())
      .toEqual([
        [0, 0],
        [200, 0],
        [400, 0],
        [400, 10],
      ]);
    expect(seen(inner)).toEqual(places);
  });

  test("removed while it runs, it does no more and stops cleanly", async () => {
    fill(FIVE);
    begin();
    await expect.poll(() => seen()).toEqual(MASONRY);
    grid.remove();
    await settled();
    fill([10]);
    await settled();
    stop();
    expect([...grid.children].map((one) => (one as HTMLElement).style.translate)).toEqual(
      Array(6).fill(""),
    );
  });
});

describe("A page with a grid", () => {
  test("does not shift: the first layout, late pictures whose size is written, a window of another width", async () => {
    const { moved } = countShifts();
    const pictures = FIVE.map((height) => latePicture(200, height * 4));
    for (const [index, { image }] of pictures.entries()) {
      image.setAttribute("width", "200");
      image.setAttribute("height", String((FIVE[index] ?? 0) * 4));
      const item = make("div", "card");
      item.append(image);
      grid.append(item);
    }
    await settled();
    const before = below.getBoundingClientRect().top;
    expect(before).toBeLessThan(innerHeight);
    begin();
    await expect.poll(() => seen()).toEqual(MASONRY.map(([x, y = 0]) => [x, y * 4]));
    await settled();
    expect(below.getBoundingClientRect().top).toBe(before);
    for (const { arrive } of pictures) await arrive();
    await settled();
    expect(below.getBoundingClientRect().top).toBe(before);
    expect(moved).toEqual([]);
    // The same moves by other means are seen.
    stop();
    stop = () => {};
    await settled();
    for (const item of grid.children)
      (item as HTMLElement).style.cssText = "position:relative;top:30px";
    await expect.poll(() => moved.length).toBeGreaterThan(0);
  });

  test("keeps an end that is in view where it is, and pulls up one that is not", async () => {
    grid.classList.add("rows");
    const [, , , fourth] = fill([100, 300, 100, 200, 100, 100]);
    const rows = heightOf(grid);
    begin();
    await settled();
    await settled();
    expect(heightOf(grid)).toBe(rows);
    expect(rows).toBe(500);
    stop();
    belowTheFold();
    begin();
    await expect.poll(() => heightOf(grid)).toBe(300);
    // Nor does one come into view.
    stop();
    grid.style.marginTop = `${innerHeight - 400}px`;
    begin();
    await settled();
    await settled();
    expect(heightOf(grid)).toBe(400);
    // An end that has been held is let go with the next change that calls for another height.
    stop();
    grid.style.marginTop = "";
    begin();
    await settled();
    await settled();
    expect(heightOf(grid)).toBe(rows);
    fourth?.remove();
    await expect.poll(() => heightOf(grid)).toBe(300);
  });

  test("stays where it is scrolled to when a picture far above comes late", async () => {
    const { image, arrive } = latePicture(200, 400);
    const items = fill(Array(60).fill(120));
    items[0]?.style.removeProperty("height");
    items[0]?.append(image);
    begin();
    await expect.poll(() => grid.style.height).not.toBe("");
    window.scrollTo({ top: 1000, behavior: "instant" });
    await settled();
    await arrive();
    await settled();
    expect(window.scrollY).toBe(1000);
    expect(items[0] && heightOf(items[0])).toBe(400);
  });

  test("is read once and written once for a thousand items, and nothing makes the browser lay out in between", async () => {
    fill(Array.from({ length: 1000 }, (_none, index) => 20 + ((index * 37) % 60)));
    const { log } = countLayouts();
    const metric = async (name: string): Promise<number> => {
      const { metrics } = (await cdp().send("Performance.getMetrics")) as unknown as {
        metrics: { name: string; value: number }[];
      };
      return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    };
    await cdp().send("Performance.enable");
    await settled();
    const before = await metric("LayoutCount");
    begin();
    log.length = 0;
    await expect.poll(() => grid.getAttribute("style")).not.toBeNull();
    await settled();
    const layouts = (await metric("LayoutCount")) - before;
    const phases = log.filter((one, index) => one !== log[index - 1]);
    expect(phases).toEqual(["read", "write"]);
    expect(log.filter((one) => one === "read")).toHaveLength(1000);
    // One as it starts, one for the grid's height.
    expect(layouts).toBeLessThanOrEqual(2);
  });

  test("is printed as its flow has it", async () => {
    fill(FIVE);
    const flow = seen();
    const rows = heightOf(grid);
    begin();
    await expect.poll(() => seen()).toEqual(MASONRY);
    await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
    expect(seen()).toEqual(flow);
    expect(heightOf(grid)).toBe(rows);
    await cdp().send("Emulation.setEmulatedMedia", { media: "" });
    expect(seen()).toEqual(MASONRY);
  });

  test("keeps the document's order for focus, and what opens out of an item lies over the next", async () => {
    const items = fill([100, 100, 100, 100]);
    for (const item of items) item.tabIndex = 0;
    const [first, , , fourth] = items;
    const menu = make("div", "");
    menu.style.cssText = "position:absolute;top:90px;left:0;width:50px;height:60px;background:red";
    first?.append(menu);
    if (fourth) fourth.style.background = "blue";
    begin();
    await expect.poll(() => seen()[3]).toEqual([0, 100]);
    expect([...grid.children]).toEqual(items);
    if (fourth) fourth.style.translate = "0 0";
    first?.focus();
    expect(document.elementFromPoint(10, 120)).toBe(menu);
  });
});

describe("Beside others", () => {
  test("what the theme's own script has placed is left to it, which is said once", async () => {
    grid.id = "theirs";
    const items = fill(FIVE);
    const theirs = () => {
      for (const item of items) Object.assign(item.style, { position: "absolute", left: "7px" });
      Object.assign(grid.style, { position: "relative", height: "80px" });
    };
    theirs();
    const before = grid.outerHTML;
    begin();
    await settled();
    expect(grid.outerHTML).toBe(before);
    expect(takeConsole()).toEqual([expect.stringContaining("another script lays out div#theirs")]);
  });

  test("where the theme's own script comes later, everything of ours goes", async () => {
    grid.id = "later";
    const items = fill(FIVE);
    belowTheFold();
    begin();
    await expect.poll(() => heightOf(grid)).toBe(80);
    for (const item of items) Object.assign(item.style, { position: "absolute", left: "7px" });
    Object.assign(grid.style, { position: "relative", height: "80px" });
    await settled();
    expect(items.map((item) => item.style.translate)).toEqual(Array(5).fill(""));
    expect(grid.style.height).toBe("80px");
    expect(grid.dataset.vitrineGrid).toBeUndefined();
    expect(takeConsole()).toHaveLength(1);
  });

  test("the runtime starts what the theme marks, but for grids of equal heights", async () => {
    const grids = [
      "init-isotope",
      "init-isotope-intrinsic",
      "init-mosaic-isotope",
      "init-isotope",
    ].map((name) => make("div", `grid ${name}`));
    // As the theme has it packed, which is masonry here, and no author's fault.
    grids[2]?.setAttribute("data-iso-style", "packery");
    grids[3]?.setAttribute("data-iso-match-height", "1");
    grid.replaceWith(...grids);
    for (const one of grids) fill(FIVE, one);
    stop = start(document, { behaviours: behaviours.filter(({ name }) => name === "grid") });
    await expect
      .poll(() => grids.map((one) => one.dataset.vitrineGrid))
      .toEqual(["masonry", "masonry", "masonry", undefined]);
  });

  test("stop leaves nothing behind, at any time", async () => {
    const items = fill(FIVE);
    items[4]?.style.setProperty("translate", "1px 2px");
    grid.append(make("div", "card"));
    grid.style.height = "400px";
    const start = () => createGrid(grid);
    await expectCleanStop(start);
    await expectCleanStop(start, { during: settled });
    expect(items[4]?.style.translate).toBe("1px 2px");
    await expectCleanStop(start, {
      during: async () => {
        await settled();
        grid.style.setProperty("width", "300px");
        await settled();
        expect(grid.matches("[data-vitrine-grid~=waits]")).toBe(true);
        grid.style.removeProperty("width");
      },
    });
    grid.removeAttribute("style");
    await expectCleanStop(start, { during: settled });
  });
});

describe("Grid", () => {
  test("writes the theme's markup, shows rows before it is alive, and lays out what React adds", async () => {
    const host = make("div", "");
    grid.replaceWith(host);
    const root = createRoot(host);
    const show = (heights: readonly number[], layoutStyle?: "fitRows") =>
      flushSync(() =>
        root.render(
          <Grid
            className="mine"
            id="works"
            itemSelector=".tile"
            {...(layoutStyle && { layoutStyle })}
            style={{ width: 600 }}
          >
            {heights.map((height, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else.
              <div key={index} className="tile" style={{ height, width: "33.3333%" }} />
            ))}
          </Grid>,
        ),
      );
    show(FIVE);
    const own = host.firstElementChild as HTMLElement;
    expect(own.className).toBe("init-isotope mine");
    expect(own.dataset).toMatchObject({ isoSelector: ".tile", grid: "" });
    expect(seen(own, ".tile")).toEqual(ROWS);
    await expect.poll(() => seen(own, ".tile")).toEqual(MASONRY);
    show([...FIVE, 10]);
    await expect.poll(() => seen(own, ".tile")).toEqual([...MASONRY, [0, 70]]);
    show(FIVE, "fitRows");
    await expect.poll(() => own.dataset.vitrineGrid).toBe("fitRows");
    await expect.poll(() => seen(own, ".tile")).toEqual(ROWS);
    expect([...own.children].map((one) => (one as HTMLElement).style.translate)).toEqual(
      Array(5).fill(""),
    );
    flushSync(() => root.unmount());
    expect(host.childElementCount).toBe(0);
  });
});

/** Notes each reading of a place and each look at an inline style, until the test ends. */
function countLayouts(): { log: string[]; layouts: () => number } {
  const log: string[] = [];
  for (const [name, what] of [
    ["offsetTop", "read"],
    ["style", "write"],
  ] as const) {
    const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name);
    if (!own?.get) throw new Error(`no ${name}`);
    const { get } = own;
    Object.defineProperty(HTMLElement.prototype, name, {
      ...own,
      get(this: HTMLElement) {
        log.push(what);
        return get.call(this);
      },
    });
    onTestFinished(() => void Object.defineProperty(HTMLElement.prototype, name, own));
  }
  const first = () => log.filter((one, index) => one === "read" && log[index - 1] !== "read");
  return { log, layouts: () => first().length };
}

function overlap(items: readonly HTMLElement[]): boolean {
  const boxes = items.map((item) => item.getBoundingClientRect());
  return boxes.some((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      ),
  );
}
