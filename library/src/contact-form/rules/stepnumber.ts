import { everyText } from "./everyText.ts";
import type { RuleFunction } from "./RuleFunction.ts";
import { readNumber } from "./readNumber.ts";

/** Half of the sixth decimal: what is nearer rounds to a multiple. */
const TOLERANCE = 0.5e-6;

/**
 * Holds when each number is `base` (default 0) and a multiple of `interval`, to six decimals.
 * Without an interval above 0 there are no steps, and it holds.
 */
export const stepnumberRule: RuleFunction = (values, { base, interval }) => {
  const start = readNumber(base) || 0;
  const step = readNumber(interval);
  return !(step > 0) || everyText(values, (text) => isMultiple(readNumber(text) - start, step));
};

function isMultiple(distance: number, step: number): boolean {
  // By the quotient: a remainder is wrong below zero, and where the step is no binary fraction.
  const steps = distance / step;
  return Math.abs(steps - Math.round(steps)) * step < TOLERANCE;
}
