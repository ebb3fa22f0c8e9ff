import { array, assert, constantFrom, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { maxitemsRule } from "./maxitems.ts";

test("more values than the threshold are too many [CF-058]", () => {
  expect(ruleHolds(maxitemsRule, ["a", "b", "c"], { threshold: 2 })).toBe(false);
  expect(ruleHolds(maxitemsRule, ["a", "b", "c"], { threshold: "2" })).toBe(false);
  expect(ruleHolds(maxitemsRule, ["a", "b"], { threshold: 2 })).toBe(true);
  expect(ruleHolds(maxitemsRule, [], { threshold: 0 })).toBe(true);
});

test("blank values do not count, files do", () => {
  expect(ruleHolds(maxitemsRule, ["a", " "], { threshold: 1 })).toBe(true);
  expect(ruleHolds(maxitemsRule, ["a", fileOf("b")], { threshold: 1 })).toBe(false);
});

test("a threshold that is no number forbids nothing", () => {
  for (const threshold of ["", "x"]) {
    expect(ruleHolds(maxitemsRule, ["a"], { threshold })).toBe(true);
  }
  expect(ruleHolds(maxitemsRule, ["a"])).toBe(true);
});

test("it holds for just those lists with no more values that are not blank", () => {
  assert(
    property(array(constantFrom("a", "b", " ", "")), nat(8), (values, threshold) => {
      const given = values.filter((value) => value.trim()).length;
      expect(ruleHolds(maxitemsRule, values, { threshold })).toBe(given <= threshold);
    }),
  );
});
