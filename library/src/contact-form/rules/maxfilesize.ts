import type { RuleFunction } from "./RuleFunction.ts";
import { readNumber } from "./readNumber.ts";
import { totalBytes } from "./totalBytes.ts";

/** Holds when all files together have at most `threshold` bytes. */
export const maxfilesizeRule: RuleFunction = (values, { threshold }) =>
  !(totalBytes(values) > readNumber(threshold));
