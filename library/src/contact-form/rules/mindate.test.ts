import { assert, date as dates, property } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { mindateRule } from "./mindate.ts";

const threshold = "2024-06-01";

test("a date before the threshold is too early, the same date is not [CF-064]", () => {
  expect(ruleHolds(mindateRule, "2024-05-31", { threshold })).toBe(false);
  expect(ruleHolds(mindateRule, "2023-12-31", { threshold })).toBe(false);
  expect(ruleHolds(mindateRule, "2024-06-01", { threshold })).toBe(true);
  expect(ruleHolds(mindateRule, "2024-06-02", { threshold })).toBe(true);
});

test("spaces around a date do not count", () => {
  expect(ruleHolds(mindateRule, " 2024-05-31 ", { threshold })).toBe(false);
});

test("each of several is compared; what is no date, a file included, is passed over", () => {
  expect(ruleHolds(mindateRule, ["2024-06-01", "2024-05-31"], { threshold })).toBe(false);
  expect(ruleHolds(mindateRule, ["x", "", "10000-01-01", fileOf("a")], { threshold })).toBe(true);
});

test("a threshold that is not written as a date asks for nothing", () => {
  for (const other of ["", "x", "01/06/2024", 20240601]) {
    expect(ruleHolds(mindateRule, "2024-05-31", { threshold: other })).toBe(true);
  }
  expect(ruleHolds(mindateRule, "2024-05-31")).toBe(true);
});

test("the 31st of a short month, as a threshold, is the end of it", () => {
  const end = { threshold: "2024-02-31" };
  expect(ruleHolds(mindateRule, "2024-02-29", end)).toBe(false);
  expect(ruleHolds(mindateRule, "2024-03-01", end)).toBe(true);
});

test("days are in the order of time", () => {
  const min = new Date("0001-01-01");
  const max = new Date("9999-12-31");
  const days = dates({ min, max, noInvalidDate: true }).map((day) =>
    day.toISOString().slice(0, 10),
  );
  assert(
    property(days, days, (day, other) => {
      const isGood = Date.parse(day) >= Date.parse(other);
      expect(ruleHolds(mindateRule, day, { threshold: other })).toBe(isGood);
    }),
  );
});
