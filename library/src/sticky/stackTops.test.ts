import { expect, test } from "vitest";
import { type Stackable, stackTops } from "./stackTops.ts";

const element = (
  top: number,
  { left = 0, width = 1000, height = 80, at = 0, stays = true } = {},
): Stackable => ({ box: { top, left, width, height }, at, gives: at === 0, stays });

const tops = (elements: readonly Stackable[]): number[] => {
  const found = stackTops(elements, 800);
  return elements.map((one) => found.get(one) as number);
};

test("one that has no place of its own sticks below the one above it", () => {
  expect(tops([element(0), element(500, { height: 40 }), element(900)])).toEqual([0, 80, 120]);
});

test("the order in which they were started does not matter", () => {
  expect(tops([element(500), element(0)])).toEqual([80, 0]);
});

test("a place of its own is kept, also over another", () => {
  expect(tops([element(0), element(500, { at: 24 })])).toEqual([0, 24]);
});

test("side by side they do not meet", () => {
  expect(tops([element(0, { width: 300 }), element(500, { left: 300, width: 300 })])).toEqual([
    0, 0,
  ]);
});

test("one that does not stay gives way by itself", () => {
  expect(tops([element(0, { stays: false }), element(500)])).toEqual([0, 0]);
});

test("no more than half the window is left to a pile", () => {
  const headings = Array.from({ length: 8 }, (_, index) => element(index * 500));
  expect(tops(headings)).toEqual([0, 80, 160, 240, 320, 0, 0, 0]);
});
