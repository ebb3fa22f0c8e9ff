import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { stepnumberRule } from "./stepnumber.ts";

const isOn = (value: string, base: number | string, interval: number | string): boolean =>
  ruleHolds(stepnumberRule, value, { base, interval });

test("a number is the base and a multiple of the interval [CF-068]", () => {
  expect(isOn("5", 1, 2)).toBe(true);
  expect(isOn("4", 1, 2)).toBe(false);
  expect(isOn("1", "1", "2")).toBe(true);
  expect(isOn("-5", 1, 3)).toBe(true);
  expect(isOn("-4", 1, 3)).toBe(false);
});

test("six decimals count, what is beyond them does not [CF-069]", () => {
  expect(isOn("0.3", 0, 0.1)).toBe(true);
  expect(isOn("-0.3", 0, 0.1)).toBe(true);
  expect(isOn("0.30000004", 0, 0.1)).toBe(true);
  expect(isOn("0.2999996", 0, 0.1)).toBe(true);
  expect(isOn("0.300001", 0, 0.1)).toBe(false);
  expect(isOn("0.299999", 0, 0.1)).toBe(false);
});

test("large numbers are on steps that are no binary fractions", () => {
  for (const value of ["1000000.1", "1e15"]) expect(isOn(value, 0, 0.1), value).toBe(true);
});

test("without an interval above 0 there are no steps", () => {
  for (const interval of [0, -1, "x", ""]) expect(isOn("5.5", 0, interval)).toBe(true);
  expect(ruleHolds(stepnumberRule, "5.5")).toBe(true);
});

test("without a base the steps begin at 0", () => {
  expect(ruleHolds(stepnumberRule, "4", { interval: 2 })).toBe(true);
  expect(ruleHolds(stepnumberRule, "5", { interval: 2 })).toBe(false);
});

test("what is no number is on no step; blanks and files are passed over", () => {
  for (const text of ["abc", "1e400"]) expect(isOn(text, 0, 2), text).toBe(false);
  const steps = { base: 0, interval: 2 };
  expect(ruleHolds(stepnumberRule, [" 4 ", "", fileOf("a")], steps)).toBe(true);
  expect(ruleHolds(stepnumberRule, ["4", "5"], steps)).toBe(false);
});

test("with hundredths as steps, just those numbers are on one that are so in whole numbers", () => {
  const whole = integer({ min: -100_000, max: 100_000 });
  assert(
    property(whole, whole, integer({ min: 1, max: 500 }), (value, base, interval) => {
      const isGood = (value - base) % interval === 0;
      expect(isOn(String(value / 100), base / 100, interval / 100)).toBe(isGood);
    }),
  );
});
