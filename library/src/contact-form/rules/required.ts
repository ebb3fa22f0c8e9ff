import type { RuleFunction } from "./RuleFunction.ts";

/** Holds when a text is not blank. Files are no texts: see requiredfile. */
export const requiredRule: RuleFunction = (values) =>
  values.some((value) => typeof value === "string" && value.trim() !== "");
