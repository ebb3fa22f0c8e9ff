import type { CountLabels } from "../browser/countText.ts";

/** What is said once an answer is there: without results, and with so many. */
export type AutocompleteLabels = CountLabels;

/** The words of the specification, section 8. */
export const autocompleteLabels: AutocompleteLabels = {
  none: "No search results.",
  one: "{count} result is available, use up and down arrow keys to navigate.",
  other: "{count} results are available, use up and down arrow keys to navigate.",
};
