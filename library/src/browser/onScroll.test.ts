import { expect, test } from "vitest";
import { nextScroll, type Scroll } from "./onScroll.ts";

const START: Scroll = { top: 100, direction: "down", directionChanged: false };

test("Standing still keeps the direction and changes nothing.", () => {
  const up: Scroll = { top: 100, direction: "up", directionChanged: true };
  expect(nextScroll(up, 100)).toEqual({ top: 100, direction: "up", directionChanged: false });
});

test("The direction changes in the one frame that turns.", () => {
  const tops = [150, 140, 130, 131];
  const scrolls: Scroll[] = [];
  for (const top of tops) scrolls.push(nextScroll(scrolls.at(-1) ?? START, top));
  expect(scrolls).toEqual([
    { top: 150, direction: "down", directionChanged: false },
    { top: 140, direction: "up", directionChanged: true },
    { top: 130, direction: "up", directionChanged: false },
    { top: 131, direction: "down", directionChanged: true },
  ]);
});
