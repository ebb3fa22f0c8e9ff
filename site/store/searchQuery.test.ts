import { expect, test } from "vitest";
import { MAX_SEARCH_LENGTH } from "../content/searchRules.ts";
import { MIN_TYPO_LENGTH, readAsked, slipsOf } from "./searchQuery.ts";

test("What a slip of the finger may have meant is one exchange or one letter less", () => {
  expect(slipsOf("pirnt")).toContain("print");
  expect(slipsOf("harbuor")).toContain("harbour");
  expect(slipsOf("postter")).toContain("poster");
  expect(slipsOf("aaaa")).toEqual(["aaa"]);
  expect(slipsOf("poster")).not.toContain("poster");
});

test("Short words, very long ones and scripts without spaces have no slips", () => {
  expect(MIN_TYPO_LENGTH).toBe(4);
  expect(slipsOf("ink")).toEqual([]);
  expect(slipsOf("a".repeat(21))).toEqual([]);
  expect(slipsOf("東京印刷所")).toEqual([]);
});

test("What counts of a search is cut", () => {
  expect(MAX_SEARCH_LENGTH).toBe(200);
  expect(readAsked("ab ".repeat(10_000)).words.length).toBeLessThanOrEqual(
    MAX_SEARCH_LENGTH / 3 + 1,
  );
});
