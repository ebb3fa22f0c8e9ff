import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { enumRule } from "./enum.ts";

test("a value of the list is taken, another is not [CF-054]", () => {
  const accept = ["a", "b", 3];
  for (const value of ["a", "b", "3", " a "]) {
    expect(ruleHolds(enumRule, value, { accept }), value).toBe(true);
  }
  for (const value of ["c", "A", "a,b", "3.0"]) {
    expect(ruleHolds(enumRule, value, { accept }), value).toBe(false);
  }
});

test("spaces around a value of the list do not make it impossible to choose", () => {
  expect(ruleHolds(enumRule, " a ", { accept: [" a "] })).toBe(true);
});

test("without a list nothing can be chosen", () => {
  expect(ruleHolds(enumRule, "a")).toBe(false);
  expect(ruleHolds(enumRule, [])).toBe(true);
});

test("each of several must be in the list, blanks and files are passed over", () => {
  const accept = ["a"];
  expect(ruleHolds(enumRule, ["a", "z"], { accept })).toBe(false);
  expect(ruleHolds(enumRule, ["a", " ", fileOf("z")], { accept })).toBe(true);
});

test("whatever is chosen from a list holds, and with a value from elsewhere it does not", () => {
  assert(
    property(array(string()), string({ minLength: 1 }), (accept, other) => {
      expect(ruleHolds(enumRule, accept, { accept })).toBe(true);
      const elsewhere = `${accept.join("")}x${other}x`;
      expect(ruleHolds(enumRule, [...accept, elsewhere], { accept })).toBe(false);
    }),
  );
});
