import { everyText } from "./everyText.ts";
import type { Values } from "./RuleFunction.ts";
import { isDateShaped } from "./readDate.ts";

/**
 * Whether each date satisfies when it is compared with a threshold. With four digits in a year,
 * dates are in order as texts are; so 31 February, as a threshold, is the end of that month.
 */
export function everyDate(
  values: Values,
  threshold: unknown,
  holds: (date: string, threshold: string) => boolean,
): boolean {
  if (typeof threshold !== "string" || !isDateShaped(threshold)) return true;
  return everyText(values, (text) => !isDateShaped(text) || holds(text, threshold));
}
