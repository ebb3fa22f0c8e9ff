import { assert, double, property } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { minnumberRule } from "./minnumber.ts";

test("a number below the threshold is out of range, an equal one is in it [CF-062]", () => {
  expect(ruleHolds(minnumberRule, "4.999999", { threshold: 5 })).toBe(false);
  expect(ruleHolds(minnumberRule, "5", { threshold: 5 })).toBe(true);
  expect(ruleHolds(minnumberRule, "5", { threshold: "5" })).toBe(true);
  expect(ruleHolds(minnumberRule, "5.000001", { threshold: "5" })).toBe(true);
  expect(ruleHolds(minnumberRule, "-6", { threshold: "-5" })).toBe(false);
  expect(ruleHolds(minnumberRule, "-4", { threshold: "-5" })).toBe(true);
  expect(ruleHolds(minnumberRule, "-1e400", { threshold: "5" })).toBe(false);
});

test("what begins with a number is judged by it, and what does not is passed over", () => {
  expect(ruleHolds(minnumberRule, "4abc", { threshold: 5 })).toBe(false);
  expect(ruleHolds(minnumberRule, ["abc", "", fileOf("a.txt")], { threshold: 5 })).toBe(true);
});

test("each of several must be in range", () => {
  expect(ruleHolds(minnumberRule, ["4", "6"], { threshold: 5 })).toBe(false);
  expect(ruleHolds(minnumberRule, ["4", "6"], { threshold: 4 })).toBe(true);
});

test("a threshold that is no number asks for nothing", () => {
  for (const threshold of ["", "x", Number.NaN]) {
    expect(ruleHolds(minnumberRule, "5", { threshold })).toBe(true);
  }
  expect(ruleHolds(minnumberRule, "5")).toBe(true);
});

test("it compares as JavaScript compares, threshold as number or as text", () => {
  const numbers = double({ noNaN: true, noDefaultInfinity: true });
  assert(
    property(numbers, numbers, (number, threshold) => {
      const isGood = number >= threshold;
      expect(ruleHolds(minnumberRule, String(number), { threshold })).toBe(isGood);
      const text = String(threshold);
      expect(ruleHolds(minnumberRule, String(number), { threshold: text })).toBe(isGood);
    }),
  );
});
