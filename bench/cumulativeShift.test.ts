import { expect, test } from "vitest";
import { cumulativeShift } from "./cumulativeShift.js";

const at = (start: number, value = 1) => ({ start, value });

test("a page on which nothing moves has none", () => {
  expect(cumulativeShift([])).toBe(0);
});

test("shifts less than a second apart add up, and the worst burst counts", () => {
  expect(cumulativeShift([at(0), at(999), at(1998)])).toBe(3);
  expect(cumulativeShift([at(0), at(1000)])).toBe(1);
  expect(cumulativeShift([at(0, 2), at(3000), at(3500), at(9000, 1)])).toBe(2);
});

test("a burst ends after five seconds", () => {
  const shifts = Array.from({ length: 10 }, (_, index) => at(index * 900));
  expect(cumulativeShift(shifts)).toBe(6);
});
