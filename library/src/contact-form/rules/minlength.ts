import type { RuleFunction } from "./RuleFunction.ts";
import { readNumber } from "./readNumber.ts";
import { totalLength } from "./totalLength.ts";

/** Holds when all texts together have at least `threshold` characters, or none. */
export const minlengthRule: RuleFunction = (values, { threshold }) => {
  const length = totalLength(values);
  return length === 0 || !(length < readNumber(threshold));
};
