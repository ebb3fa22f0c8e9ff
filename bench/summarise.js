import { median } from "./median.js";
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
  const { digits } = ruleOf(unit);
  const round = (/** @type {number} */ value) => Number(value.toFixed(digits));
  return {
    name,
    unit,
    median: round(median(values)),
    min: round(Math.min(...values)),
    max: round(Math.max(...values)),
    runs: values.length,
  };
}
