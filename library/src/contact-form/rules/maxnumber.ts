import { everyText } from "./everyText.ts";
import type { RuleFunction } from "./RuleFunction.ts";
import { readNumber } from "./readNumber.ts";

/** Holds when no number is above `threshold`. What is no number is left to the rule "number". */
export const maxnumberRule: RuleFunction = (values, { threshold }) => {
  const max = readNumber(threshold);
  return everyText(values, (text) => !(readNumber(text) > max));
};
