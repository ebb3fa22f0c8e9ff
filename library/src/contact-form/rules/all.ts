import type { RuleFunction } from "./RuleFunction.ts";

/** Holds when each rule inside does. The first that does not speaks for it, if it has a text. */
export const allRule: RuleFunction = (_values, _rule, outcomes) => {
  const failure = outcomes.find((outcome) => outcome !== undefined);
  if (failure === undefined) return true;
  return failure.error === undefined ? false : failure;
};
