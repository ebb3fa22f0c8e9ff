import { expect, test } from "vitest";
import { type DecimalMark, markIn, readNumber } from "./readNumber.ts";

test.each<[string, DecimalMark | undefined, number]>([
  ["12", undefined, 12],
  ["12.5", undefined, 12.5],
  ["12,50", undefined, 12.5],
  [".5", undefined, 0.5],
  ["1,234.50", undefined, 1234.5],
  ["1.234,50", undefined, 1234.5],
  ["1.234.567", undefined, 1_234_567],
  ["1,234", ".", 1234],
  ["1,234", ",", 1.234],
  ["1.234", ",", 1234],
  ["8.403", ".", 8.403],
  ["€ 12,50", undefined, 12.5],
  ["12.50 EUR", undefined, 12.5],
  ["CHF 1'234.50", undefined, 1234.5],
  ["1 234,50", undefined, 1234.5],
  ["-3", undefined, -3],
])("readNumber reads %j in a table that writes %j as %d", (cell, usual, number) => {
  expect(readNumber(cell, usual)).toBe(number);
});

test.each([
  ...["ten", "1.2.3", "12,34,5", "1,23.4", "0x10", "1e3", "Infinity", "NaN", "--1", "1-2"],
  ...[".", ",", "", "12..5", "1,2345.6", "9".repeat(16), "=1+1", "١٢"],
])("readNumber says that %j is none", (cell) => {
  expect(readNumber(cell, ".")).toEqual({ problem: expect.any(String) });
});

test.each(["1,234", "1.234"])("readNumber does not guess what %j means", (cell) => {
  expect(readNumber(cell, undefined)).toEqual({
    problem: "can be read in two ways; write it without a sign for thousands",
  });
});

test("markIn tells by two signs, by one before other than three digits, and by one that stands twice", () => {
  const cells = ["1,234.5", "1.234,5", "12.5", "12,50", "1.234.567", "1,234", "12", ""];
  expect(cells.map(markIn)).toEqual([".", ",", ".", ",", ",", undefined, undefined, undefined]);
});

test("readNumber looks into no cell that is longer than numbers are", () => {
  expect(readNumber(`${" ".repeat(60)}1`, ".")).toEqual({ problem: "is no number" });
  expect(markIn(`${"1".repeat(60)}.5`)).toBeUndefined();
});
