/**
 * @typedef {object} UnitRule
 * @property {"low" | "high"} better which way is better
 * @property {number} digits after the point, as kept and printed
 * @property {number} marked share of the committed value by which a figure may differ unmarked
 * @property {number} failed share of the committed value by which it may be worse at most
 * @property {number} slack difference in the unit itself that never counts, for figures near zero
 * @property {boolean} machine whether it depends on the machine, so that another's value says nothing
 */

/** @typedef {keyof typeof UNITS} Unit */

/** Noise tolerances. A byte is a byte; a time on a shared machine is not a time. */
export const UNITS = {
  // A hash in a file's name compresses to a few bytes more or less.
  B: { better: "low", digits: 0, marked: 0, failed: 0.02, slack: 16, machine: false },
  requests: { better: "low", digits: 0, marked: 0, failed: 0, slack: 0, machine: false },
  count: { better: "low", digits: 0, marked: 0.05, failed: 0.1, slack: 2, machine: false },
  score: { better: "high", digits: 0, marked: 0.01, failed: 0.03, slack: 0, machine: true },
  CLS: { better: "low", digits: 2, marked: 0, failed: 0, slack: 0, machine: false },
  ms: { better: "low", digits: 0, marked: 0.15, failed: 0.3, slack: 10, machine: true },
  "ms/frame": { better: "low", digits: 3, marked: 0.15, failed: 0.3, slack: 0.05, machine: true },
  fps: { better: "high", digits: 1, marked: 0.05, failed: 0.1, slack: 0, machine: true },
  "/s": { better: "high", digits: 0, marked: 0.15, failed: 0.3, slack: 0, machine: true },
  // As much comes and goes with a process's garbage.
  MB: { better: "low", digits: 0, marked: 0.15, failed: 0.3, slack: 5, machine: true },
  gain: { better: "high", digits: 3, marked: 0.05, failed: 0.1, slack: 0, machine: true },
  x: { better: "low", digits: 3, marked: 0.05, failed: 0.1, slack: 0, machine: true },
};

/**
 * @param {Unit} unit
 * @returns {UnitRule}
 */
export function ruleOf(unit) {
  return /** @type {Record<Unit, UnitRule>} */ (UNITS)[unit];
}
