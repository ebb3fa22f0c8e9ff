import { everyDate } from "./everyDate.ts";
import type { RuleFunction } from "./RuleFunction.ts";

/** Holds when no date is after `threshold`. What is no date is left to the rule "date". */
export const maxdateRule: RuleFunction = (values, { threshold }) =>
  everyDate(values, threshold, (date, max) => date <= max);
