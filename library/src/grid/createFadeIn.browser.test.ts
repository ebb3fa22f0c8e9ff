import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { FADE_STEP, FADE_TIME } from "../browser/fadeIn.ts";
import type { Stop } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createFadeIn } from "./createFadeIn.ts";
import "./grid.css";

const WAIT = { timeout: 5000 };
let stop: Stop = () => {};
let grid: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  grid = document.createElement("div");
  grid.className = "init-isotope";
  grid.dataset.fadeIn = "1";
  document.body.append(grid);
});

afterEach(async () => {
  stop();
  stop = () => {};
  document.body.replaceChildren();
  window.scrollTo({ top: 0, behavior: "instant" });
  await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
});

/** Ten stand in a row. */
function fill(count: number): HTMLElement[] {
  const items = Array.from({ length: count }, () => {
    const item = document.createElement("div");
    item.className = "kt_item_fade_in";
    item.style.cssText = "display:inline-block;width:10%;height:100px";
    return item;
  });
  grid.append(...items);
  return items;
}

/** As themes hide what a script is to show. */
function hideByTheme(): void {
  const style = document.createElement("style");
  style.textContent = ".kt_item_fade_in { opacity: 0 }";
  document.body.append(style);
}

const opacity = (item: Element | undefined): number =>
  item ? Number(getComputedStyle(item).opacity) : Number.NaN;
const fades = (item: Element | undefined): Animation[] => item?.getAnimations() ?? [];
const frames = async (count = 4): Promise<void> => {
  for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame);
};

describe("Items that fade in", () => {
  test("begin 150 ms apart by the clock, each for 350 ms, from the eighth on all at once [TH-042, TH-045, TH-046]", async () => {
    hideByTheme();
    const items = fill(10);
    stop = start(document, { behaviours: behaviours.filter(({ name }) => name === "fade-in") });
    await expect.poll(() => items.every((item) => fades(item).length === 1), WAIT).toBe(true);
    const clocks = items.flatMap(fades);
    for (const clock of clocks) clock.pause();
    const at = (time: number): number[] => {
      for (const clock of clocks) clock.currentTime = time;
      return items.map(opacity);
    };
    for (const [index] of items.entries()) {
      const begins = Math.min(index, 7) * FADE_STEP;
      expect(at(begins)[index]).toBe(0);
      expect(at(begins + 1)[index]).toBeGreaterThan(0);
      expect(at(begins + FADE_TIME - 1)[index]).toBeLessThan(1);
      expect(at(begins + FADE_TIME)[index]).toBe(1);
    }
    for (const clock of clocks) clock.finish();
    await frames();
    expect(items.map(opacity)).toEqual(items.map(() => 1));
  });

  test("are none of those that are seen already; those below wait for the window, unseen by nobody", async () => {
    const items = fill(300);
    const below = items[250];
    stop = createFadeIn(grid);
    await expect.poll(() => opacity(below), WAIT).toBe(0);
    expect(items.slice(0, 20).map(opacity)).toEqual(Array(20).fill(1));
    expect(items.slice(0, 20).flatMap(fades)).toEqual([]);
    below?.scrollIntoView();
    await expect.poll(() => fades(below).length, WAIT).toBe(1);
    await expect.poll(() => opacity(below), WAIT).toBe(1);
    window.scrollTo({ top: 0, behavior: "instant" });
    await frames();
    below?.scrollIntoView();
    await frames();
    expect(fades(below)).toEqual([]);
  });

  test("that come later fade in, too, before anybody has seen them", async () => {
    fill(3);
    stop = createFadeIn(grid);
    await frames();
    const [late] = fill(1);
    await Promise.resolve();
    expect(opacity(late)).toBe(0);
    await expect.poll(() => fades(late).length, WAIT).toBe(1);
    await expect.poll(() => opacity(late), WAIT).toBe(1);
    late?.remove();
    await frames();
  });

  test("are there at once with reduced motion, also where the theme hides them", async () => {
    const features = [{ name: "prefers-reduced-motion", value: "reduce" }];
    await cdp().send("Emulation.setEmulatedMedia", { media: "", features });
    hideByTheme();
    const items = fill(300);
    stop = createFadeIn(grid);
    expect(new Set(items.map(opacity))).toEqual(new Set([1]));
    await frames();
    expect(items.flatMap(fades)).toEqual([]);
    expect(new Set(fill(1).map(opacity))).toEqual(new Set([0]));
    await expect.poll(() => new Set([...grid.children].map(opacity)), WAIT).toEqual(new Set([1]));
  });

  test("are all on paper, those that wait, too", async () => {
    const items = fill(300);
    stop = createFadeIn(grid);
    await expect.poll(() => opacity(items[299]), WAIT).toBe(0);
    await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
    expect(opacity(items[299])).toBe(1);
  });

  test("leave nothing behind when they are stopped, also while they fade", async () => {
    fill(300);
    await expectCleanStop(() => createFadeIn(grid), { during: () => frames() });
    hideByTheme();
    await expectCleanStop(() => createFadeIn(grid), { during: () => frames() });
    expect(grid.getAnimations({ subtree: true })).toEqual([]);
  });
});

test("all of a row are as high as the highest where the flag asks for it, without script, and whatever the theme has them do [TH-041]", async () => {
  const style = document.createElement("style");
  style.textContent =
    ".init-isotope { width: 600px } .init-isotope::after { content: ''; display: table; clear: both } .column { float: left; width: 50%; display: block }";
  grid.dataset.isoMatchHeight = "1";
  grid.append(style);
  for (const height of [30, 80, 50, 20, 10]) {
    const column = document.createElement("div");
    column.className = "column";
    const item = document.createElement("div");
    item.className = "blog_item";
    const text = document.createElement("p");
    text.style.cssText = `height:${height}px;margin:0`;
    item.append(text);
    column.append(item);
    grid.append(column);
  }
  const boxes = () =>
    [...grid.querySelectorAll(".blog_item")].map((item) => {
      const { left, top, height } = item.getBoundingClientRect();
      const origin = grid.getBoundingClientRect();
      return [left - origin.left, top - origin.top, height];
    });
  const wanted = [
    [0, 0, 80],
    [300, 0, 80],
    [0, 80, 50],
    [300, 80, 50],
    [0, 130, 10],
  ];
  expect(boxes()).toEqual(wanted);
  stop = start(document, { behaviours: behaviours.filter(({ name }) => name === "grid") });
  await frames();
  expect(boxes()).toEqual(wanted);
  grid.dataset.isoMatchHeight = "0";
  expect(boxes()).not.toEqual(wanted);
});
