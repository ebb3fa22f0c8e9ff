import { expect, test } from "vitest";
import { MAX_BANDS, priceBands } from "./priceBands.ts";

test("Bands begin and end at round numbers within the prices there are", () => {
  expect(priceBands({ from: 4, to: 36 })).toEqual([
    { to: 5 },
    { from: 5, to: 10 },
    { from: 10, to: 20 },
    { from: 20 },
  ]);
});

test("There is nothing to choose where all cost about the same", () => {
  expect(priceBands({ from: 12, to: 12 })).toEqual([]);
  expect(priceBands({ from: 11, to: 19 })).toEqual([]);
});

test("However far prices reach, there are only a few bands, and every price is in one", () => {
  const bands = priceBands({ from: 1, to: 100_000 });
  expect(bands).toHaveLength(MAX_BANDS);
  for (const price of [1, 5, 10, 19, 20, 99_999]) {
    expect(bands.some(({ from = 0, to = Infinity }) => price >= from && price <= to)).toBe(true);
  }
});
