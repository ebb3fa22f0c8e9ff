import type { Values } from "./RuleFunction.ts";

/**
 * The length of all texts together, trimmed, in UTF-16 units. A line break is one, as in the
 * browser's counters: on its way to the server it becomes two.
 */
export function totalLength(values: Values): number {
  let length = 0;
  for (const value of values) {
    if (typeof value === "string") length += value.trim().replaceAll("\r\n", "\n").length;
  }
  return length;
}
