import { expect, test } from "vitest";
import { changedQuery } from "./changedQuery.ts";

const GRID = "https://a.example/shop?order=price&page=2";
const LIST = "https://a.example/shop?order=price&view=list&page=2";

test.each([
  ["https://a.example/shop", "https://a.example/shop?view=list"],
  ["https://a.example/shop?page=7#end", "https://a.example/shop?page=7&view=list#end"],
  ["https://a.example/shop?view=map", "https://a.example/shop?view=list"],
])("%s gets what the other link says otherwise, and nothing else", (address, wanted) => {
  expect(changedQuery(address, GRID, LIST)).toBe(wanted);
});

test("what the other link does not say goes", () => {
  expect(changedQuery("https://a.example/shop?view=list&page=3", LIST, GRID)).toBe(
    "https://a.example/shop?page=3",
  );
});
