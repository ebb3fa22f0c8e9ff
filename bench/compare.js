import { isBeyond } from "./bars.js";
import { ruleOf } from "./units.js";

/**
 * @typedef {object} Against
 * @property {import("./bars.js").Bar | undefined} bar
 * @property {import("./summarise.js").Figure | undefined} committed the value in the last commit
 * @property {boolean} sameMachine whether that was measured on a machine like this one
 */

/** @typedef {{ fails: boolean, text: string }} Verdict */

/**
 * Judges a figure: beyond its bar it fails, and so it does where it is worse than the committed
 * one by more than its unit allows; a smaller difference is marked.
 * @param {import("./summarise.js").Figure} figure
 * @param {Against} against
 * @returns {Verdict}
 */
export function compare(figure, { bar, committed, sameMachine }) {
  if (bar && bar.unit !== figure.unit) {
    throw new Error(`vitrine: "${figure.name}" is in ${figure.unit}, its bar in ${bar.unit}.`);
  }
  if (bar && isBeyond(figure.median, bar)) return { fails: true, text: "FAILS: beyond the bar" };
  if (committed?.unit !== figure.unit) return { fails: false, text: "ok, new" };
  if (ruleOf(figure.unit).machine && !sameMachine) {
    return { fails: false, text: "ok, committed elsewhere" };
  }
  return judgeChange(figure, committed);
}

/**
 * @param {import("./summarise.js").Figure} figure
 * @param {import("./summarise.js").Figure} committed
 * @returns {Verdict}
 */
function judgeChange(figure, committed) {
  const { better, slack, marked, failed } = ruleOf(figure.unit);
  const change = figure.median - committed.median;
  if (Math.abs(change) <= slack) return { fails: false, text: "ok" };
  const worse = (better === "low" ? change : -change) / Math.abs(committed.median);
  const told = percent(change / Math.abs(committed.median));
  if (worse > failed) return { fails: true, text: `FAILS: worse, ${told}` };
  if (worse > marked) return { fails: false, text: `worse, ${told}` };
  if (worse < -marked) return { fails: false, text: `better, ${told}` };
  return { fails: false, text: "ok" };
}

/** @param {number} share */
function percent(share) {
  const sign = share > 0 ? "+" : "";
  return Number.isFinite(share) ? `${sign}${(share * 100).toFixed(1)} %` : "from 0";
}
