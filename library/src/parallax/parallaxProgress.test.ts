import { expect, test } from "vitest";
import { parallaxProgress } from "./parallaxProgress.ts";
import { parallaxWay } from "./parallaxWay.ts";

test.each([
  ["0 where its top edge comes in at the bottom", { scrolled: 200, progress: 0 }],
  ["0 before that", { scrolled: 0, progress: 0 }],
  ["halfway between", { scrolled: 650, progress: 50 }],
  ["100 where its middle goes out at the top", { scrolled: 1100, progress: 100 }],
  ["100 after that", { scrolled: 5000, progress: 100 }],
])("the progress is %s", (_title, { scrolled, progress }) => {
  expect(parallaxProgress(parallaxWay({ top: 1000, height: 200 }, 800), scrolled)).toBe(progress);
});

test("what stands at the top of the page is on its way before anything is scrolled", () => {
  const way = parallaxWay({ top: 0, height: 100 }, 800);
  expect(way).toEqual([-800, 50]);
  expect(parallaxProgress(way, 0)).toBeCloseTo(94.1, 1);
});
