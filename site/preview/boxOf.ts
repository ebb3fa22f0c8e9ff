import type { Marked } from "./marks.ts";

/** Where what stands between two marks is in the window. */
export function boxOf({ open, close }: Marked): DOMRect {
  const range = new Range();
  range.setStartAfter(open);
  range.setEndBefore(close);
  return range.getBoundingClientRect();
}
