import { expect, test } from "vitest";
import { indexAt, SCROLL_EDGE, SCROLL_STEP, scrollStep } from "./dragGeometry.ts";

test("What is dragged goes before the first block whose middle is below it", () => {
  const boxes = [
    { top: 0, bottom: 40 },
    { top: 50, bottom: 150 },
  ];
  expect([-5, 19, 21, 99, 101, 900].map((y) => indexAt(boxes, y))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(indexAt([], 10)).toBe(0);
});

test("Near an edge of the window the page scrolls along, faster the nearer it is", () => {
  const height = 800;
  expect(scrollStep(400, height)).toBe(0);
  expect(scrollStep(SCROLL_EDGE, height)).toBe(0);
  expect(scrollStep(0, height)).toBe(-SCROLL_STEP);
  expect(scrollStep(-50, height)).toBe(-SCROLL_STEP);
  expect(scrollStep(height - SCROLL_EDGE / 2, height)).toBe(SCROLL_STEP / 2);
  expect(scrollStep(2000, height)).toBe(SCROLL_STEP);
});
