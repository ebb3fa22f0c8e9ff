import { expect, test } from "vitest";
import { sortByKey } from "./sortItems.ts";

const sort = (keys: readonly string[], isReversed = false, language = "en") =>
  sortByKey(keys, (key) => key, { isReversed, language });

test.each([
  ["numbers by size", ["10", "9", "-1", "2.5"], ["-1", "2.5", "9", "10"]],
  ["days by time", ["2026-03-02", "2025-12-31"], ["2025-12-31", "2026-03-02"]],
  ["words as the language has them", ["zebra", "Äpfel", "apple"], ["Äpfel", "apple", "zebra"]],
  ["numbers within words by size", ["No 10", "No 9"], ["No 9", "No 10"]],
])("items are sorted: %s", (_what, keys, wanted) => {
  expect(sort(keys)).toEqual(wanted);
  expect(sort(keys, true)).toEqual(wanted.toReversed());
});

test("items without a key come last in both directions, and equal ones keep their order", () => {
  expect(sort(["", "2", "1"])).toEqual(["1", "2", ""]);
  expect(sort(["", "2", "1"], true)).toEqual(["2", "1", ""]);
  const pairs = [
    { name: "first", key: "a" },
    { name: "second", key: "a" },
  ];
  const options = { isReversed: true, language: "en" };
  expect(sortByKey(pairs, ({ key }) => key, options)).toEqual(pairs);
});

test("a language that nobody knows does no harm", () => {
  expect(sort(["b", "a"], false, "no such language")).toEqual(["a", "b"]);
});
