import type { RuleFunction } from "./RuleFunction.ts";

/** Holds when one rule inside does; where there is none, it does not. */
export const anyRule: RuleFunction = (_values, _rule, outcomes) => outcomes.includes(undefined);
