import { array, assert, nat, property, string } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { minlengthRule } from "./minlength.ts";

test("it is the lengths of all values together that count [CF-059]", () => {
  expect(ruleHolds(minlengthRule, ["ab", "c"], { threshold: 4 })).toBe(false);
  expect(ruleHolds(minlengthRule, ["ab", "cd"], { threshold: 4 })).toBe(true);
  expect(ruleHolds(minlengthRule, "abc", { threshold: "4" })).toBe(false);
  expect(ruleHolds(minlengthRule, "abcd", { threshold: "4" })).toBe(true);
});

test("an empty value is not too short [CF-060]", () => {
  for (const values of [[], [""], ["   "], ["", "\n"], [fileOf("a")]]) {
    expect(ruleHolds(minlengthRule, values, { threshold: 4 })).toBe(true);
  }
});

test("spaces around do not count", () => {
  expect(ruleHolds(minlengthRule, "  abc  ", { threshold: 4 })).toBe(false);
});

test("a threshold that is no number asks for nothing", () => {
  expect(ruleHolds(minlengthRule, "a", { threshold: "x" })).toBe(true);
  expect(ruleHolds(minlengthRule, "a")).toBe(true);
});

test("it holds for just those values that are empty or long enough", () => {
  assert(
    property(array(string()), nat(30), (values, threshold) => {
      const length = values.reduce((sum, value) => sum + value.trim().length, 0);
      const isGood = length === 0 || length >= threshold;
      expect(ruleHolds(minlengthRule, values, { threshold })).toBe(isGood);
    }),
  );
});
