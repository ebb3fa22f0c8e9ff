import { assert, date as dates, property } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { maxdateRule } from "./maxdate.ts";

const threshold = "2024-06-01";

test("a date after the threshold is too late, the same date is not [CF-065]", () => {
  expect(ruleHolds(maxdateRule, "2024-06-02", { threshold })).toBe(false);
  expect(ruleHolds(maxdateRule, "2025-01-01", { threshold })).toBe(false);
  expect(ruleHolds(maxdateRule, "2024-06-01", { threshold })).toBe(true);
  expect(ruleHolds(maxdateRule, "2024-05-31", { threshold })).toBe(true);
});

test("spaces around a date do not count", () => {
  expect(ruleHolds(maxdateRule, " 2024-06-02 ", { threshold })).toBe(false);
});

test("each of several is compared; what is no date, a file included, is passed over", () => {
  expect(ruleHolds(maxdateRule, ["2024-06-01", "2024-06-02"], { threshold })).toBe(false);
  expect(ruleHolds(maxdateRule, ["x", "", "10000-01-01", fileOf("a")], { threshold })).toBe(true);
});

test("a threshold that is not written as a date asks for nothing", () => {
  for (const other of ["", "x", "01/06/2024", 20240601]) {
    expect(ruleHolds(maxdateRule, "2024-06-02", { threshold: other })).toBe(true);
  }
  expect(ruleHolds(maxdateRule, "2024-06-02")).toBe(true);
});

test("the 31st of a short month, as a threshold, is the end of it", () => {
  const end = { threshold: "2024-02-31" };
  expect(ruleHolds(maxdateRule, "2024-02-29", end)).toBe(true);
  expect(ruleHolds(maxdateRule, "2024-03-01", end)).toBe(false);
});

test("days are in the order of time", () => {
  const min = new Date("0001-01-01");
  const max = new Date("9999-12-31");
  const days = dates({ min, max, noInvalidDate: true }).map((day) =>
    day.toISOString().slice(0, 10),
  );
  assert(
    property(days, days, (day, other) => {
      const isGood = Date.parse(day) <= Date.parse(other);
      expect(ruleHolds(maxdateRule, day, { threshold: other })).toBe(isGood);
    }),
  );
});
