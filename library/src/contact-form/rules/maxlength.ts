import type { RuleFunction } from "./RuleFunction.ts";
import { readNumber } from "./readNumber.ts";
import { totalLength } from "./totalLength.ts";

/** Holds when all texts together have at most `threshold` characters. */
export const maxlengthRule: RuleFunction = (values, { threshold }) =>
  !(totalLength(values) > readNumber(threshold));
