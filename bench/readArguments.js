import { parseArgs } from "node:util";

/**
 * @typedef {object} Arguments
 * @property {readonly string[]} names the measurements to run, in order
 * @property {number} minutes how long the server is kept under load for its memory
 */

/** Minutes of load after which the memory is judged. */
export const LOAD_MINUTES = 20;

/**
 * @param {readonly string[]} given the command line
 * @param {{ usual: readonly string[], onRequest: readonly string[] }} known measurements:
 *   the usual run, and those that run only when asked for
 * @returns {Arguments}
 * @throws {Error} whose message tells what can be given
 */
export function readArguments(given, { usual, onRequest }) {
  const { values } = parseArgs({
    args: [...given],
    options: {
      only: { type: "string" },
      minutes: { type: "string", default: String(LOAD_MINUTES) },
      clone: { type: "boolean", default: false },
    },
  });
  const known = [...usual, ...onRequest];
  const asked = values.only?.split(",").filter(Boolean) ?? usual;
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no measurement ${unknown.join(", ")}. Name some of: ${known.join(", ")}.`,
    );
  }
  const minutes = Number(values.minutes);
  if (!(minutes > 0 && minutes <= 120)) {
    throw new Error("--minutes must be a number above 0 and at most 120.");
  }
  const names = values.clone && !asked.includes("cloneStart") ? [...asked, "cloneStart"] : asked;
  return { names, minutes };
}
