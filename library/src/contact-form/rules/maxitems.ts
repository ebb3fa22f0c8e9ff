import { countItems } from "./countItems.ts";
import type { RuleFunction } from "./RuleFunction.ts";
import { readNumber } from "./readNumber.ts";

/** Holds when there are at most `threshold` answers. */
export const maxitemsRule: RuleFunction = (values, { threshold }) =>
  !(countItems(values) > readNumber(threshold));
