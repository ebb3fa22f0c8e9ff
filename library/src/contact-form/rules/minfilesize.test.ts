import { array, assert, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { minfilesizeRule } from "./minfilesize.ts";

const two = [fileOf("a", 40), fileOf("b", 40)];

test("two files whose bytes together are below the threshold have too few [CF-066]", () => {
  expect(ruleHolds(minfilesizeRule, two, { threshold: 81 })).toBe(false);
  expect(ruleHolds(minfilesizeRule, two, { threshold: "81" })).toBe(false);
  expect(ruleHolds(minfilesizeRule, two, { threshold: 80 })).toBe(true);
});

test("without a file there is nothing to weigh, and texts weigh nothing", () => {
  for (const values of [[], ["a long text"]]) {
    expect(ruleHolds(minfilesizeRule, values, { threshold: 5 })).toBe(true);
  }
  expect(ruleHolds(minfilesizeRule, [...two, "text"], { threshold: 80 })).toBe(true);
});

test("a threshold that is no number asks for nothing", () => {
  expect(ruleHolds(minfilesizeRule, two, { threshold: "x" })).toBe(true);
  expect(ruleHolds(minfilesizeRule, two)).toBe(true);
});

test("it is the sum that is compared, however the bytes are shared out", () => {
  assert(
    property(array(nat(50), { maxLength: 5 }), nat(120), (sizes, threshold) => {
      const files = sizes.map((size) => fileOf("a", size));
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const isGood = total >= threshold || sizes.length === 0;
      expect(ruleHolds(minfilesizeRule, files, { threshold })).toBe(isGood);
    }),
  );
});
