import { everyDate } from "./everyDate.ts";
import type { RuleFunction } from "./RuleFunction.ts";

/** Holds when no date is before `threshold`. What is no date is left to the rule "date". */
export const mindateRule: RuleFunction = (values, { threshold }) =>
  everyDate(values, threshold, (date, min) => date >= min);
