import { assert, date as dates, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { dateRule } from "./date.ts";

const holds = (...values: string[]): boolean => ruleHolds(dateRule, values);

test("a date is written as year, month and day [CF-047]", () => {
  expect(holds("2024-02-29")).toBe(true);
  const others = [
    "29/02/2024",
    "2024/02/29",
    "24-02-29",
    "2024-2-29",
    "2024-02-29Z",
    "+2024-02-29",
  ];
  for (const text of others) expect(holds(text), text).toBe(false);
});

test("a day that no calendar has is no date [CF-048]", () => {
  expect(holds("2023-02-29")).toBe(false);
  const others = [
    "1900-02-29",
    "2024-02-30",
    "2024-04-31",
    "2024-13-01",
    "2024-00-10",
    "2024-01-00",
  ];
  for (const text of [...others, "2024-01-32", "0000-01-01"]) expect(holds(text), text).toBe(false);
  for (const text of ["2000-02-29", "0001-01-01", "9999-12-31"]) expect(holds(text)).toBe(true);
});

test("a year has four digits", () => {
  expect(holds("10000-01-01")).toBe(false);
});

test("each of several must be one, blanks and files are passed over", () => {
  expect(holds("2024-01-01", "x")).toBe(false);
  expect(ruleHolds(dateRule, [" 2024-01-01 ", "", fileOf("a.txt")])).toBe(true);
});

test("every day from the year 1 to 9999 is a date", () => {
  const min = new Date("0001-01-01");
  const max = new Date("9999-12-31");
  assert(
    property(dates({ min, max, noInvalidDate: true }), (day) => {
      expect(holds(day.toISOString().slice(0, 10))).toBe(true);
    }),
  );
});

test("of the days 28 to 31, each month has as many as it has", () => {
  const two = (number: number): string => String(number).padStart(2, "0");
  assert(
    property(integer({ min: 1900, max: 2100 }), integer({ min: 1, max: 12 }), (year, month) => {
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
      for (const day of [28, 29, 30, 31]) {
        expect(holds(`${year}-${two(month)}-${two(day)}`)).toBe(day <= last);
      }
    }),
  );
});
