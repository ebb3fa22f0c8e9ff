import type { Values } from "./RuleFunction.ts";

/**
 * Whether each text, trimmed, satisfies. Blank texts ask for nothing (that is what "required" is
 * for), nor do files.
 */
export function everyText(values: Values, holds: (text: string) => boolean): boolean {
  for (const value of values) {
    const text = typeof value === "string" ? value.trim() : "";
    if (text !== "" && !holds(text)) return false;
  }
  return true;
}
