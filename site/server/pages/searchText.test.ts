import { expect, test } from "vitest";
import { MAX_SEARCH_LENGTH } from "../../content/searchRules.ts";
import { searchText } from "./searchText.ts";

const read = (q: string) => searchText(new URLSearchParams({ q }));

test("What is searched for is one line without what cannot be stored", () => {
  expect(read("  blue \n\t print \u0000 ")).toBe("blue print");
  expect(read("\ud800")).toBe("\ufffd");
  expect(read("   ")).toBe("");
  expect(searchText(new URLSearchParams())).toBe("");
});

test("A text that nobody would write is cut, never within a character", () => {
  expect([...read("🖨".repeat(500))]).toHaveLength(MAX_SEARCH_LENGTH);
});

test("Only the first of several is read", () => {
  expect(searchText(new URLSearchParams("q=one&q=two"))).toBe("one");
});
