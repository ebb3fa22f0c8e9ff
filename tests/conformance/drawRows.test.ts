import { expect, test } from "vitest";
import { drawRows } from "./drawRows.js";

const rows = Array.from({ length: 100 }, (_, index) => index);

test("a seed always draws the same, and another seed draws others", () => {
  expect(drawRows(rows, 10, "a")).toEqual(drawRows(rows, 10, "a"));
  expect(drawRows(rows, 10, "a")).not.toEqual(drawRows(rows, 10, "b"));
});

test("nothing is drawn twice, and never more than there is", () => {
  expect(drawRows(rows, 500, "a").toSorted((a, b) => a - b)).toEqual(rows);
});

test("over many seeds every row is drawn about as often as any other", () => {
  const times = new Map<number, number>();
  for (let seed = 0; seed < 2000; seed += 1) {
    for (const row of drawRows(rows, 10, String(seed))) times.set(row, (times.get(row) ?? 0) + 1);
  }
  // 200 expected each; 5 standard deviations either side.
  expect(Math.min(...rows.map((row) => times.get(row) ?? 0))).toBeGreaterThan(133);
  expect(Math.max(...times.values())).toBeLessThan(267);
});
