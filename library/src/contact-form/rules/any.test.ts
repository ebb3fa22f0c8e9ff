import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { anyRule } from "./any.ts";
import type { Failure } from "./RuleFunction.ts";

const any = (...outcomes: (Failure | undefined)[]) => anyRule([], { rule: "any" }, outcomes);
const failure: Failure = { field: "f", error: "inner" };

test("it holds when one rule inside holds, and fails when none does [CF-071]", () => {
  expect(any(failure, undefined)).toBe(true);
  expect(any(undefined, failure)).toBe(true);
  expect(any(failure, failure)).toBe(false);
});

test("with nothing inside it does not hold", () => {
  expect(any()).toBe(false);
});

test("it holds for just those outcomes of which one holds, and no inner text comes out", () => {
  assert(
    property(array(constantFrom(failure, undefined)), (outcomes) => {
      expect(any(...outcomes)).toBe(outcomes.some((one) => one === undefined));
    }),
  );
});
