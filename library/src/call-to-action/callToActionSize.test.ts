import { expect, test } from "vitest";
import { callToActionSize, LINE_SHARE, TITLE_SHARE } from "./callToActionSize.ts";

const title = { min: 24, max: 60, share: TITLE_SHARE };

test.each([
  ["as measured of the real one", 660, 50.77],
  ["as measured of the real one, narrow", 340, 24],
  ["at the lower end, where the real one takes the largest by mistake", 400, 24],
  ["just above it", 401, 30.85],
  ["at the upper end", 1140, 60],
  ["beyond it", 4000, 60],
  ["without any width", 0, 24],
])("%s: %d px", (_name, width, size) => {
  expect(callToActionSize(width, title)).toBeCloseTo(size, 2);
});

test("a title is larger than the other lines, and none leaves its limits", () => {
  const line = { ...title, share: LINE_SHARE };
  expect(callToActionSize(600, line)).toBe(40);
  expect(callToActionSize(600, title)).toBeCloseTo(46.15, 2);
  expect(callToActionSize(410, { ...title, min: 50 })).toBe(50);
  expect(callToActionSize(1139, title)).toBe(60);
});
