import type { RuleFunction } from "./RuleFunction.ts";
import { readNumber } from "./readNumber.ts";
import { totalBytes } from "./totalBytes.ts";

/** Holds when all files together have at least `threshold` bytes, or there is none. */
export const minfilesizeRule: RuleFunction = (values, { threshold }) =>
  values.every((value) => typeof value === "string") ||
  !(totalBytes(values) < readNumber(threshold));
