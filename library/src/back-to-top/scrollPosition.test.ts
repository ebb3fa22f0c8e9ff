import { expect, test } from "vitest";
import { scrollPosition } from "./scrollPosition.ts";

test("the way up starts where the page stands and ends exactly at the top", () => {
  expect(scrollPosition(3000, 0)).toBe(3000);
  expect(scrollPosition(3000, 0.5)).toBeCloseTo(1500);
  expect(scrollPosition(3000, 1)).toBe(0);
});

test("progress beyond its ends is held there", () => {
  expect(scrollPosition(800, -0.3)).toBe(800);
  expect(scrollPosition(800, Number.POSITIVE_INFINITY)).toBe(0);
});

test("it only ever goes up", () => {
  const way = Array.from({ length: 101 }, (_, step) => scrollPosition(5000, step / 100));
  expect(way).toEqual([...way].sort((a, b) => b - a));
});
