import { expect, test } from "vitest";
import { autocompleteLabels, resultText } from "./autocompleteLabels.ts";

test("the words are those of the specification", () => {
  const say = (count: number): string => resultText(count, autocompleteLabels, "en");
  expect([0, 1, 3].map(say)).toEqual([
    "No search results.",
    "1 result is available, use up and down arrow keys to navigate.",
    "3 results are available, use up and down arrow keys to navigate.",
  ]);
});

test("a language has the forms and the digits that it needs", () => {
  const arabic = { none: "لا", one: "1", two: "2", few: "{count} قليل", other: "{count}" };
  const say = (count: number): string => resultText(count, arabic, "ar-EG");
  expect([0, 1, 2, 3, 11, 100].map(say)).toEqual(["لا", "1", "2", "٣ قليل", "١١", "١٠٠"]);
});

test("a language that nobody knows, and labels that are not there, do no harm", () => {
  for (const language of ["", "x", "no such language", "tlh-x-qwerty", "<script>"])
    expect(resultText(3, autocompleteLabels, language)).toContain("3 results");
});
