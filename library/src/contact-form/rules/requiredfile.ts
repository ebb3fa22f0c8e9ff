import type { RuleFunction } from "./RuleFunction.ts";

/** Holds when there is a file. */
export const requiredfileRule: RuleFunction = (values) =>
  values.some((value) => typeof value !== "string");
