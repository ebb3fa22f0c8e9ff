import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { requiredRule } from "./required.ts";

test("spaces alone do not count as an answer [CF-029]", () => {
  for (const blank of ["", " ", "\t\n", "\u00a0", "\u3000"]) {
    expect(ruleHolds(requiredRule, blank), JSON.stringify(blank)).toBe(false);
  }
  expect(ruleHolds(requiredRule, "text")).toBe(true);
  expect(ruleHolds(requiredRule, "  text  ")).toBe(true);
  expect(ruleHolds(requiredRule, "0")).toBe(true);
});

test("one answer among blanks is enough, and none at all is not", () => {
  expect(ruleHolds(requiredRule, ["", " ", "x"])).toBe(true);
  expect(ruleHolds(requiredRule, [])).toBe(false);
});

test("a file is no text that could be asked for", () => {
  expect(ruleHolds(requiredRule, [fileOf("a.txt")])).toBe(false);
});

test("it holds for just those lists in which something is left after trimming", () => {
  assert(
    property(array(string()), (values) => {
      expect(ruleHolds(requiredRule, values)).toBe(values.join("").trim() !== "");
    }),
  );
});
