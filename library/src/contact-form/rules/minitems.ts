import { countItems } from "./countItems.ts";
import type { RuleFunction } from "./RuleFunction.ts";
import { readNumber } from "./readNumber.ts";

/** Holds when there are at least `threshold` answers. */
export const minitemsRule: RuleFunction = (values, { threshold }) =>
  !(countItems(values) < readNumber(threshold));
