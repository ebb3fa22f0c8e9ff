import { expect, test } from "vitest";
import { type CountLabels, countText } from "./countText.ts";

const english: CountLabels = { none: "None", one: "One", other: "{count} results" };

test("a language has the forms and the digits that it needs", () => {
  const arabic = { none: "لا", one: "1", two: "2", few: "{count} قليل", other: "{count}" };
  const say = (count: number): string => countText(count, arabic, "ar-EG");
  expect([0, 1, 2, 3, 11, 100].map(say)).toEqual(["لا", "1", "2", "٣ قليل", "١١", "١٠٠"]);
});

test("a language that nobody knows, and labels that are not there, do no harm", () => {
  for (const language of ["", "x", "no such language", "tlh-x-qwerty", "<script>"])
    expect(countText(3, english, language)).toContain("3 results");
});
