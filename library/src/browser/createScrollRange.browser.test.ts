import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { createScrollRange, FARTHEST, type ScrollRange } from "./createScrollRange.ts";

/** The browser tells a frame late. */
const frames = (): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    ),
  );
const scroll = async (top: number): Promise<void> => {
  window.scrollTo({ top, behavior: "instant" });
  await frames();
};

const leave = vi.fn();
let range: ScrollRange;

beforeEach(async () => {
  const tall = document.createElement("div");
  tall.style.height = "4000px";
  document.body.replaceChildren(tall);
  // As a page that has room for a bar of its own, or a body in a place of its own.
  document.body.style.cssText = "position:relative;margin:70px";
  await scroll(0);
  range = createScrollRange(document, leave);
});

afterEach(() => {
  range.stop();
  leave.mockReset();
  document.body.removeAttribute("style");
  document.body.replaceChildren();
  window.scrollTo(0, 0);
});

test.each([
  ["above", 399],
  ["below", 601],
])("tells once that the page is scrolled out of it, %s", async (_where, beyond) => {
  await scroll(500);
  range.set(400, 600);
  for (const top of [500, 400, 600, 450]) await scroll(top);
  expect(leave).not.toHaveBeenCalled();
  await scroll(beyond);
  expect(leave).toHaveBeenCalledExactlyOnceWith(beyond);
});

test("tells at once where the page is not in it, and forgets the range before", async () => {
  range.set(0, 100);
  range.set(1000, 1100);
  await expect.poll(() => leave).toHaveBeenCalledTimes(1);
});

test("what moves all elements of a page does not move it", async () => {
  const style = document.createElement("style");
  style.textContent = "* { transition: all 5s }";
  document.body.append(style);
  range.set(0, 100);
  await frames();
  await scroll(1000);
  expect(leave).toHaveBeenLastCalledWith(1000);
  leave.mockReset();
  range.set(900, 1100);
  for (const top of [950, 1100, 1000]) await scroll(top);
  expect(leave).not.toHaveBeenCalled();
});

test("a range without an end is never left that way, and makes the page no longer", async () => {
  const { scrollHeight } = document.documentElement;
  range.set(-FARTHEST, FARTHEST);
  for (const top of [1000, 5000, 0]) await scroll(top);
  expect(leave).not.toHaveBeenCalled();
  expect(document.documentElement.scrollHeight).toBe(scrollHeight);
});

test("stop leaves nothing behind", async () => {
  await expectCleanStop(() => {
    const one = createScrollRange(document, leave);
    one.set(0, 10);
    return one.stop;
  });
});
