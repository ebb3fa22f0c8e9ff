import { expect, test } from "vitest";
import { parallaxProgress } from "./parallaxProgress.ts";

test.each([
  ["0 where its top edge comes in at the bottom", { scrolled: 200, progress: 0 }],
  ["0 before that", { scrolled: 0, progress: 0 }],
  ["halfway between", { scrolled: 650, progress: 50 }],
  ["100 where its middle goes out at the top", { scrolled: 1100, progress: 100 }],
  ["100 after that", { scrolled: 5000, progress: 100 }],
])("the progress is %s", (_title, { scrolled, progress }) => {
  expect(parallaxProgress({ top: 1000, height: 200 }, { scrolled, height: 800 })).toBe(progress);
});
