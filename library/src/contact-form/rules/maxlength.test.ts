import { array, assert, nat, property, string } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { maxlengthRule } from "./maxlength.ts";

test("it is the lengths of all values together that must not be above the maximum [CF-061]", () => {
  expect(ruleHolds(maxlengthRule, ["ab", "cd"], { threshold: 3 })).toBe(false);
  expect(ruleHolds(maxlengthRule, ["ab", "c"], { threshold: 3 })).toBe(true);
  expect(ruleHolds(maxlengthRule, "abcd", { threshold: "3" })).toBe(false);
  expect(ruleHolds(maxlengthRule, "a", { threshold: 0 })).toBe(false);
});

test("spaces around do not count, those within do", () => {
  expect(ruleHolds(maxlengthRule, "  abc  ", { threshold: 3 })).toBe(true);
  expect(ruleHolds(maxlengthRule, "a c d", { threshold: 3 })).toBe(false);
});

test("a line break is one character, in the browser and as it is sent", () => {
  expect(ruleHolds(maxlengthRule, "a\nb", { threshold: 3 })).toBe(true);
  expect(ruleHolds(maxlengthRule, "a\r\nb", { threshold: 3 })).toBe(true);
  expect(ruleHolds(maxlengthRule, "a\r\nb", { threshold: 2 })).toBe(false);
});

test("a character beyond the first 65,536 is two, as in HTML's own maxlength", () => {
  expect(ruleHolds(maxlengthRule, "😀", { threshold: 2 })).toBe(true);
  expect(ruleHolds(maxlengthRule, "😀", { threshold: 1 })).toBe(false);
});

test("files have no length, and a threshold that is no number forbids nothing", () => {
  expect(ruleHolds(maxlengthRule, [fileOf("long name", 99)], { threshold: 0 })).toBe(true);
  expect(ruleHolds(maxlengthRule, "abc", { threshold: "" })).toBe(true);
  expect(ruleHolds(maxlengthRule, "abc")).toBe(true);
});

test("a text in pieces is as long as the pieces", () => {
  assert(
    property(array(string()), nat(30), (values, threshold) => {
      const whole = values.map((value) => value.trim()).join("");
      expect(ruleHolds(maxlengthRule, values, { threshold })).toBe(whole.length <= threshold);
    }),
  );
});
