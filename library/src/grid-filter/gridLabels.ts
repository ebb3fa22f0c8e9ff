import type { CountLabels } from "../browser/countText.ts";

/** What is said of how many items a filter leaves. */
export const gridLabels: CountLabels = {
  none: "No items match.",
  one: "{count} item",
  other: "{count} items",
};
