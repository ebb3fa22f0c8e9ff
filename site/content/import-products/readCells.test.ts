import { expect, test } from "vitest";
import { delimiterOf } from "./delimiterOf.ts";
import { readDay } from "./readDay.ts";
import { readCategories, readList } from "./readList.ts";

test.each([
  ["a, b,c", ["a", "b", "c"]],
  ["a\\, b, c", ["a, b", "c"]],
  [" , ,", []],
  ["", []],
])("readList parts %j", (cell, list) => {
  expect(readList(cell)).toEqual(list);
});

test.each([
  ["A > B > C, D", [["A", "B", "C"], ["D"]]],
  ["A\\, B > C", [["A, B", "C"]]],
  ["A &gt; B", [["A", "B"]]],
  ["> A >, >", [["A"]]],
])("readCategories parts %j", (cell, categories) => {
  expect(readCategories(cell)).toEqual(categories);
});

test.each([
  ["ID,Name", ","],
  ["ID;Name;Price", ";"],
  ["ID\tName", "\t"],
  ['"a;b;c;d",Name,SKU', ","],
  ["ID;Name\n1,2,3,4", ";"],
  ["ID", ","],
])("delimiterOf %j is %j", (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

test.each([
  ["2026-05-01", "starts", "2026-05-01T00:00:00.000Z"],
  ["2026-05-01", "ends", "2026-05-02T00:00:00.000Z"],
  ["2026-05-01 08:30", "ends", "2026-05-01T08:30:00.000Z"],
  ["2026-05-01T08:30:15+02:00", "starts", "2026-05-01T06:30:15.000Z"],
  ["2028-02-29", "starts", "2028-02-29T00:00:00.000Z"],
] as const)("readDay reads %j that %s", (cell, edge, moment) => {
  expect(readDay(cell, edge)).toEqual(new Date(moment));
});

test.each([
  ...["2026-02-30", "2026-13-01", "0000-00-00", "01/05/2026", "tomorrow", "20260501"],
  ...["9999-12-31", "1200-01-01", "2026-05-01 25:00", "12026-05-01"],
])("readDay refuses %j", (cell) => {
  expect(readDay(cell, "starts")).toBe("invalid");
});

test("readDay knows that a cell is empty", () => {
  expect(readDay("", "ends")).toBeNull();
});
