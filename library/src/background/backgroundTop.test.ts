import { expect, test } from "vitest";
import { backgroundTop, VERTICAL_OFFSET } from "./backgroundTop.ts";

const place = { top: 1000, start: 0, ratio: 0.5, isFixed: false };

test("the vertical offset is 150 px: where the page is that far from the element, nothing is moved [TH-064]", () => {
  expect(VERTICAL_OFFSET).toBe(150);
  expect(backgroundTop(850, place)).toBe(0);
  expect(backgroundTop(0, place)).toBe(-425);
});

test.each([
  ["half as fast as the page", {}, 175],
  ["standing in the window", { ratio: 0 }, 350],
  ["with the page", { ratio: 1 }, 0],
  ["faster than the page", { ratio: 1.5 }, -175],
  ["against it", { ratio: -0.5 }, 525],
  ["by its own styles further down", { start: 50 }, 150],
  ["fixed to the window", { isFixed: true }, -175],
])("%s", (_name, other, top) => {
  expect(backgroundTop(1200, { ...place, ...other })).toBe(top);
});
