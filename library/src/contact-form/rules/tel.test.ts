import { assert, constantFrom, property, string, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { telRule } from "./tel.ts";

const holds = (...values: string[]): boolean => ruleHolds(telRule, values);

test("spaces and punctuation are stripped first [CF-041]", () => {
  for (const text of ["(012) 345-678", "012.345.678", "012/345/678", "-012345", "012\u00a0345"]) {
    expect(holds(text), text).toBe(true);
  }
});

test("6 to 15 characters are left after stripping, a plus counted [CF-042]", () => {
  expect(["12345", "123456"].map((text) => holds(text))).toEqual([false, true]);
  expect(["123456789012345", "1234567890123456"].map((text) => holds(text))).toEqual([true, false]);
  expect(["+1234", "+12345"].map((text) => holds(text))).toEqual([false, true]);
  expect(holds("(1)-(2)-(3)-(4)-(5)")).toBe(false);
});

test("it is digits with a plus before them or without [CF-043]", () => {
  expect(holds("+123456")).toBe(true);
  for (const text of ["12a456", "123456+", "1+23456", "123456;1", "+", "١٢٣٤٥٦"]) {
    expect(holds(text), text).toBe(false);
  }
});

test("00 before the digits counts as a plus [CF-044]", () => {
  expect(holds("00123456")).toBe(true);
  expect(holds("0012345")).toBe(holds("+12345"));
  expect(holds("001234")).toBe(holds("+1234"));
  expect(holds(`00${"1".repeat(14)}`)).toBe(holds(`+${"1".repeat(14)}`));
  expect(holds(`00${"1".repeat(15)}`)).toBe(holds(`+${"1".repeat(15)}`));
  expect(holds("+0012345")).toBe(true);
});

test("what is dialled after # or * is no part of the number", () => {
  expect(holds("123456#any")).toBe(true);
  expect(holds("12345#6")).toBe(false);
  expect(holds("*123456")).toBe(false);
});

test("each of several must be one, blanks and files are passed over", () => {
  expect(holds("123456", "x")).toBe(false);
  expect(ruleHolds(telRule, ["123456", "", fileOf("a.txt")])).toBe(true);
});

test("how a number is set out makes no difference", () => {
  const separators = string({ unit: constantFrom(..." ()-./"), maxLength: 3 });
  assert(
    property(stringMatching(/^\+?[0-9]{1,20}$/), separators, (number, between) => {
      expect(holds([...number].join(between))).toBe(holds(number));
    }),
  );
});
