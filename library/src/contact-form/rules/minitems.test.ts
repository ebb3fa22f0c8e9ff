import { array, assert, constantFrom, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { minitemsRule } from "./minitems.ts";

test("fewer values than the threshold are too few [CF-057]", () => {
  expect(ruleHolds(minitemsRule, ["a"], { threshold: 2 })).toBe(false);
  expect(ruleHolds(minitemsRule, ["a", "b"], { threshold: 2 })).toBe(true);
  expect(ruleHolds(minitemsRule, ["a", "b", "c"], { threshold: "2" })).toBe(true);
  expect(ruleHolds(minitemsRule, [], { threshold: 1 })).toBe(false);
});

test("blank values do not count, files do", () => {
  expect(ruleHolds(minitemsRule, ["a", " "], { threshold: 2 })).toBe(false);
  expect(ruleHolds(minitemsRule, ["a", fileOf("b")], { threshold: 2 })).toBe(true);
});

test("a threshold that is no number asks for nothing", () => {
  for (const threshold of ["", "x"]) {
    expect(ruleHolds(minitemsRule, [], { threshold })).toBe(true);
  }
  expect(ruleHolds(minitemsRule, [])).toBe(true);
});

test("it holds for just those lists with as many values that are not blank", () => {
  assert(
    property(array(constantFrom("a", "b", " ", "")), nat(8), (values, threshold) => {
      const given = values.filter((value) => value.trim()).length;
      expect(ruleHolds(minitemsRule, values, { threshold })).toBe(given >= threshold);
    }),
  );
});
