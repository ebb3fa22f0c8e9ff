import { array, assert, nat, property, string } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { requiredfileRule } from "./requiredfile.ts";

test("no file is too few, one file is enough [CF-030]", () => {
  expect(ruleHolds(requiredfileRule, [])).toBe(false);
  expect(ruleHolds(requiredfileRule, [fileOf("a.txt")])).toBe(true);
  expect(ruleHolds(requiredfileRule, [fileOf("empty.txt", 0)])).toBe(true);
});

test("texts never count, however many, but do not hide a file", () => {
  assert(
    property(array(string()), nat(10), (texts, place) => {
      expect(ruleHolds(requiredfileRule, texts)).toBe(false);
      expect(ruleHolds(requiredfileRule, texts.toSpliced(place, 0, ""))).toBe(false);
      const values = [...texts.slice(0, place), fileOf("a"), ...texts.slice(place)];
      expect(ruleHolds(requiredfileRule, values)).toBe(true);
    }),
  );
});
