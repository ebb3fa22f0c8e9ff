import { everyText } from "./everyText.ts";
import type { RuleFunction } from "./RuleFunction.ts";
import { readNumber } from "./readNumber.ts";

/** Holds when no number is below `threshold`. What is no number is left to the rule "number". */
export const minnumberRule: RuleFunction = (values, { threshold }) => {
  const min = readNumber(threshold);
  return everyText(values, (text) => !(readNumber(text) < min));
};
