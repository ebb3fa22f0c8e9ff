import { assert, double, property } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { maxnumberRule } from "./maxnumber.ts";

test("a number above the threshold is out of range, an equal one is in it [CF-063]", () => {
  expect(ruleHolds(maxnumberRule, "5.000001", { threshold: 5 })).toBe(false);
  expect(ruleHolds(maxnumberRule, "5", { threshold: 5 })).toBe(true);
  expect(ruleHolds(maxnumberRule, "5", { threshold: "5" })).toBe(true);
  expect(ruleHolds(maxnumberRule, "4.999999", { threshold: "5" })).toBe(true);
  expect(ruleHolds(maxnumberRule, "-4", { threshold: "-5" })).toBe(false);
  expect(ruleHolds(maxnumberRule, "-6", { threshold: "-5" })).toBe(true);
  expect(ruleHolds(maxnumberRule, "1e400", { threshold: "5" })).toBe(false);
});

test("what begins with a number is judged by it, and what does not is passed over", () => {
  expect(ruleHolds(maxnumberRule, "6abc", { threshold: 5 })).toBe(false);
  expect(ruleHolds(maxnumberRule, ["abc", "", fileOf("a.txt")], { threshold: 5 })).toBe(true);
});

test("each of several must be in range", () => {
  expect(ruleHolds(maxnumberRule, ["4", "6"], { threshold: 5 })).toBe(false);
  expect(ruleHolds(maxnumberRule, ["4", "6"], { threshold: 6 })).toBe(true);
});

test("a threshold that is no number asks for nothing", () => {
  for (const threshold of ["", "x", Number.NaN]) {
    expect(ruleHolds(maxnumberRule, "5", { threshold })).toBe(true);
  }
  expect(ruleHolds(maxnumberRule, "5")).toBe(true);
});

test("it compares as JavaScript compares, threshold as number or as text", () => {
  const numbers = double({ noNaN: true, noDefaultInfinity: true });
  assert(
    property(numbers, numbers, (number, threshold) => {
      const isGood = number <= threshold;
      expect(ruleHolds(maxnumberRule, String(number), { threshold })).toBe(isGood);
      const text = String(threshold);
      expect(ruleHolds(maxnumberRule, String(number), { threshold: text })).toBe(isGood);
    }),
  );
});
