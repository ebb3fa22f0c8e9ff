import type { Values } from "./RuleFunction.ts";

/** How many answers there are: texts that are not blank, and files. */
export function countItems(values: Values): number {
  return values.filter((value) => typeof value !== "string" || value.trim() !== "").length;
}
