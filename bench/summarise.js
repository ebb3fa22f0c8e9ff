import { ruleOf } from "./units.js";

/**
 * What a measurement saw, one value a run.
 * @typedef {object} Sample
 * @property {string} name
 * @property {import("./units.js").Unit} unit
 * @property {number[]} values at least one
 * @property {true} [shortened] taken in less time than the figure asks for: shown, never kept
 */

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {import("./units.js").Unit} unit
 * @property {number} median
 * @property {number} min
 * @property {number} max
 * @property {number} runs
 */

/**
 * Median and spread, rounded as the unit asks.
 * @param {Sample} sample
 * @returns {Figure}
 */
export function summarise({ name, unit, values }) {
  if (values.length === 0) throw new Error(`vitrine: "${name}" was measured in no run.`);
  const sorted = values.toSorted((a, b) => a - b);
  const { digits } = ruleOf(unit);
  const round = (/** @type {number} */ value) => Number(value.toFixed(digits));
  return {
    name,
    unit,
    median: round(median(sorted)),
    min: round(sorted.at(0) ?? Number.NaN),
    max: round(sorted.at(-1) ?? Number.NaN),
    runs: sorted.length,
  };
}

/** @param {number[]} sorted */
function median(sorted) {
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)] ?? Number.NaN;
  const high = sorted[Math.ceil(middle)] ?? Number.NaN;
  return (low + high) / 2;
}
