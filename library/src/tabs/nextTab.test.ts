import { expect, test } from "vitest";
import { nextTab } from "./nextTab.ts";

const strip = { count: 3, index: 0, isRtl: false };

test("arrows go to the neighbour, and on from either end", () => {
  expect(nextTab("ArrowRight", strip)).toBe(1);
  expect(nextTab("ArrowLeft", strip)).toBe(2);
  expect(nextTab("ArrowRight", { ...strip, index: 2 })).toBe(0);
});

test("from right to left they are mirrored", () => {
  expect(nextTab("ArrowLeft", { ...strip, isRtl: true })).toBe(1);
  expect(nextTab("ArrowRight", { ...strip, isRtl: true })).toBe(2);
});

test("Home and End go to the ends", () => {
  expect(nextTab("Home", { ...strip, index: 1 })).toBe(0);
  expect(nextTab("End", strip)).toBe(2);
});

test.each(["Tab", "a", "ArrowDown", "toString", "__proto__"])("%s goes nowhere", (key) => {
  expect(nextTab(key, strip)).toBeUndefined();
});
