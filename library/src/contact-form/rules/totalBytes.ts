import type { Values } from "./RuleFunction.ts";

/** The bytes of all files together; texts weigh nothing. */
export function totalBytes(values: Values): number {
  return values.reduce((sum, value) => sum + (typeof value === "string" ? 0 : value.size), 0);
}
