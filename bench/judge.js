import { barOf } from "./bars.js";
import { compare } from "./compare.js";
import { isSameMachine } from "./machine.js";
import { summarise } from "./summarise.js";

/**
 * @typedef {object} Outcome what came of one measurement
 * @property {string} name
 * @property {import("./measurements.js").Measured} [measured]
 * @property {string} [error] what stopped it
 */

/**
 * @typedef {object} Judgement
 * @property {import("./table.js").Row[]} rows
 * @property {boolean} fails whether a figure is beyond its bar or worse than committed, or is missing
 * @property {import("./results.js").Results} results the figures to keep
 */

/**
 * Holds what was measured against the bars and the committed results.
 * @param {readonly Outcome[]} outcomes
 * @param {import("./results.js").Results | undefined} committed
 * @param {import("./machine.js").Machine} machine
 * @returns {Judgement}
 */
export function judge(outcomes, committed, machine) {
  /** @type {Record<string, import("./results.js").Measurement>} */
  const results = {};
  /** @type {Judgement} */
  const judgement = { rows: [], fails: false, results };
  for (const { name, measured, error } of outcomes) {
    if (!measured) {
      judgement.fails = true;
      judgement.rows.push({ name, verdict: `FAILS: ${firstLine(error ?? "")}` });
    } else if ("skipped" in measured) {
      judgement.rows.push({ name, verdict: `skipped: ${measured.skipped}` });
    } else {
      judgeSamples(measured, committed?.[name]);
      keep(name, measured);
    }
  }
  return judgement;

  /**
   * @param {import("./summarise.js").Sample[]} samples
   * @param {import("./results.js").Measurement | undefined} before
   */
  function judgeSamples(samples, before) {
    const sameMachine = isSameMachine(before?.machine, machine);
    for (const sample of samples) {
      const figure = summarise(sample);
      const committed = before?.figures.find(({ name }) => name === figure.name);
      const against = { bar: barOf(figure.name), committed, sameMachine };
      const verdict = sample.shortened ? SHORTENED : compare(figure, against);
      judgement.fails ||= verdict.fails;
      judgement.rows.push({ name: figure.name, figure, ...given(against), verdict: verdict.text });
    }
  }

  /**
   * @param {string} name
   * @param {import("./summarise.js").Sample[]} samples
   */
  function keep(name, samples) {
    const whole = samples.filter(({ shortened }) => !shortened);
    if (whole.length > 0) results[name] = { machine, figures: whole.map(summarise) };
  }
}

/** Characters of an error that the table shows. */
const MOST_SHOWN = 80;
const SHORTENED = { fails: false, text: "shortened: neither judged nor kept" };

/** @param {import("./compare.js").Against} against */
function given({ bar, committed }) {
  return { ...(bar && { bar }), ...(committed && { committed }) };
}

/**
 * The whole error has been printed; the table has room for its beginning.
 * @param {string} text
 */
function firstLine(text) {
  const line = text.split("\n")[0] ?? "";
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line;
}
