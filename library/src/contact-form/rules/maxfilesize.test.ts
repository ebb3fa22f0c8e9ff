import { array, assert, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { maxfilesizeRule } from "./maxfilesize.ts";

const two = [fileOf("a", 40), fileOf("b", 40)];

test("two files whose bytes together are above the threshold have too many [CF-067]", () => {
  expect(ruleHolds(maxfilesizeRule, two, { threshold: 79 })).toBe(false);
  expect(ruleHolds(maxfilesizeRule, two, { threshold: "79" })).toBe(false);
  expect(ruleHolds(maxfilesizeRule, two, { threshold: 80 })).toBe(true);
});

test("without a file there is nothing to weigh, and texts weigh nothing", () => {
  for (const values of [[], ["a long text"]]) {
    expect(ruleHolds(maxfilesizeRule, values, { threshold: 5 })).toBe(true);
  }
  expect(ruleHolds(maxfilesizeRule, [...two, "text"], { threshold: 80 })).toBe(true);
});

test("a threshold that is no number asks for nothing", () => {
  expect(ruleHolds(maxfilesizeRule, two, { threshold: "x" })).toBe(true);
  expect(ruleHolds(maxfilesizeRule, two)).toBe(true);
});

test("it is the sum that is compared, however the bytes are shared out", () => {
  assert(
    property(array(nat(50), { maxLength: 5 }), nat(120), (sizes, threshold) => {
      const files = sizes.map((size) => fileOf("a", size));
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const isGood = total <= threshold;
      expect(ruleHolds(maxfilesizeRule, files, { threshold })).toBe(isGood);
    }),
  );
});
