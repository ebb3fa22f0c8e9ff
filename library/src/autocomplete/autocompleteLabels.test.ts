import { expect, test } from "vitest";
import { countText } from "../browser/countText.ts";
import { autocompleteLabels } from "./autocompleteLabels.ts";

test("the words are those of the specification", () => {
  const say = (count: number): string => countText(count, autocompleteLabels, "en");
  expect([0, 1, 3].map(say)).toEqual([
    "No search results.",
    "1 result is available, use up and down arrow keys to navigate.",
    "3 results are available, use up and down arrow keys to navigate.",
  ]);
});
