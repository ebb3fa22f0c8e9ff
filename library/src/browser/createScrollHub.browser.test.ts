import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { createScrollHub, type ScrollItem, type ScrollState } from "./createScrollHub.ts";
import { type Stop, stopAll } from "./stop.ts";

/** Time for the browser to draw, to tell what left the window's edge, and to draw what follows. */
const frames = (): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    ),
  );

let element: HTMLElement;
let add: (item: ScrollItem) => Stop;
let stop: Stop = () => {};
const measure = vi.fn();
const unheard = vi.fn();

beforeEach(() => {
  element = document.createElement("div");
  element.style.height = "5000px";
  document.body.replaceChildren(element);
  window.scrollTo({ top: 0, behavior: "instant" });
  add = createScrollHub({ measure, listen: () => unheard });
});

afterEach(() => {
  stop();
  measure.mockReset();
  unheard.mockReset();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const at = (...limits: number[]) => vi.fn((_scroll: ScrollState) => limits);

/** Scrolls to each position. @returns those at which the item was asked */
async function asked(update: ReturnType<typeof at>, tops: number[]): Promise<number[]> {
  const found: number[] = [];
  for (const top of tops) {
    update.mockClear();
    window.scrollTo({ top, behavior: "instant" });
    await frames();
    if (update.mock.calls.length > 0) found.push(top);
  }
  return found;
}

test("an item is asked past a position that it named, and nothing listens to the scrolling", async () => {
  const listened = vi.spyOn(window, "addEventListener");
  const update = at(500, 900, Number.POSITIVE_INFINITY);
  stop = add({ element, update });
  await frames();
  expect(update).toHaveBeenCalledExactlyOnceWith({ top: 0, direction: "down" }, true);
  const tops = [100, 300, 499, 500, 501, 700, 899, 1000, 2000];
  expect(await asked(update, tops)).toEqual([500, 501, 1000]);
  expect(update.mock.calls).toEqual([]);
  expect(listened.mock.calls.map(([type]) => type)).not.toContain("scroll");
});

test("on the way back it is told so", async () => {
  const update = at(500, 900);
  stop = add({ element, update });
  await frames();
  expect(await asked(update, [700, 1200, 1000, 800])).toEqual([700, 1200, 800]);
  expect(update).toHaveBeenLastCalledWith({ top: 800, direction: "up" }, false);
});

test("of many items only those are asked that may change", async () => {
  const one = at(500);
  const other = at(1500);
  stop = stopAll(add({ element, update: one }), add({ element, update: other }));
  await frames();
  one.mockClear();
  other.mockClear();
  window.scrollTo({ top: 600, behavior: "instant" });
  await expect.poll(() => one).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

test("an item that cannot wait is asked in the frame itself; farther away nothing listens", async () => {
  const listened = vi.spyOn(window, "addEventListener");
  const unlistened = vi.spyOn(window, "removeEventListener");
  const update = at(500);
  stop = add({ element, update, near: () => 200 });
  await frames();
  const count = (spy: typeof listened) =>
    spy.mock.calls.filter(([type]) => type === "scroll").length;
  expect(count(listened)).toBe(0);
  expect(await asked(update, [400])).toEqual([]);
  expect(count(listened)).toBe(1);
  window.scrollTo({ top: 520, behavior: "instant" });
  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  expect(update).toHaveBeenCalledTimes(1);
  await asked(update, [900]);
  expect(count(unlistened)).toBe(1);
});

test("a turn is told wherever an item cannot wait", async () => {
  const update = at(0);
  stop = add({ element, update, near: () => 1e9 });
  await frames();
  expect(await asked(update, [500, 600, 550, 400, 450])).toEqual([500, 550, 450]);
});

test("a page that is thrown far tells where it came to rest", async () => {
  const seen: number[] = [];
  const update = vi.fn(({ top }: ScrollState) => {
    seen.push(top);
    return Array.from({ length: 40 }, (_, index) => 100 * index);
  });
  stop = add({ element, update });
  await frames();
  window.scrollTo({ top: 3333, behavior: "smooth" });
  await expect.poll(() => seen.at(-1)).toBeGreaterThan(3300);
});

test("all are measured once in the next frame, and again when something around them changes", async () => {
  const around = document.createElement("div");
  element.replaceWith(around);
  around.append(element);
  stop = stopAll(add({ element, update: at() }), add({ element: around, update: at() }));
  expect(measure).not.toHaveBeenCalled();
  await frames();
  expect(measure).toHaveBeenCalledTimes(1);
  expect(measure.mock.calls[0]?.[0]).toHaveLength(2);
  around.style.paddingTop = "10px";
  await expect.poll(() => measure).toHaveBeenCalledTimes(2);
});

test("stop leaves nothing behind", async () => {
  await expectCleanStop(() => add({ element, update: at(0, 300), near: () => 250 }), {
    async during() {
      await frames();
      window.scrollTo({ top: 200, behavior: "instant" });
      await frames();
    },
  });
  expect(unheard).toHaveBeenCalledTimes(1);
});
