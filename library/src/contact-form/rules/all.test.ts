import { array, assert, option, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { allRule } from "./all.ts";
import type { Failure } from "./RuleFunction.ts";

const all = (...outcomes: (Failure | undefined)[]) => allRule([], { rule: "all" }, outcomes);
const failure = (error?: string): Failure => ({ field: "f", error });

test("it fails when one rule inside fails, and holds when none does [CF-070]", () => {
  expect(all(undefined, failure(), undefined)).toBe(false);
  expect(all(failure(), failure())).toBe(false);
  expect(all(undefined, undefined)).toBe(true);
});

test("the first failure speaks for it, by its own text", () => {
  expect(all(undefined, failure("first"), failure("second"))).toEqual(failure("first"));
  expect(all(failure(""), failure("second"))).toEqual(failure(""));
});

test("a first failure without a text leaves the word to all", () => {
  expect(all(failure(), failure("second"))).toBe(false);
});

test("with nothing inside it holds", () => {
  expect(all()).toBe(true);
});

test("it holds for just those outcomes that all hold", () => {
  const failures = record({ field: option(string()), error: option(string()) }).map(
    ({ field, error }): Failure => ({ field: field ?? undefined, error: error ?? undefined }),
  );
  assert(
    property(array(option(failures, { nil: undefined })), (outcomes) => {
      expect(all(...outcomes) === true).toBe(outcomes.every((one) => one === undefined));
    }),
  );
});
