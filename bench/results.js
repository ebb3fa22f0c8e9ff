import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isSameMachine } from "./machine.js";

/**
 * What bench/results.json holds: the figures of each measurement, by its name.
 * @typedef {object} Results
 * @property {import("./machine.js").Machine} machine
 * @property {Record<string, import("./summarise.js").Figure[]>} measurements
 */

const root = resolve(import.meta.dirname, "..");
const FILE = "bench/results.json";

/**
 * The results of the last commit.
 * @returns {Results | undefined} nothing where none are committed yet
 */
export function readCommitted() {
  try {
    const options = { cwd: root, encoding: /** @type {const} */ ("utf8"), maxBuffer: 1e8 };
    return JSON.parse(execFileSync("git", ["show", `HEAD:${FILE}`], { ...options, stdio: "pipe" }));
  } catch {
    return undefined;
  }
}

/**
 * Writes the results; measurements that did not run keep their figures.
 * @param {Results} results
 */
export function writeResults(results) {
  writeFileSync(join(root, FILE), print(merge(readResults(), results)));
}

/**
 * @param {Results} results
 * @returns {string} JSON with a line a figure, so that a change of one shows as one line
 */
export function print({ machine, measurements }) {
  const groups = Object.entries(measurements).map(([name, figures]) => {
    const lines = figures.map((figure) => `      ${JSON.stringify(figure)}`);
    return `    ${JSON.stringify(name)}: [\n${lines.join(",\n")}\n    ]`;
  });
  return `{
  "machine": ${JSON.stringify(machine)},
  "measurements": {
${groups.join(",\n")}
  }
}
`;
}

/**
 * @param {Results | undefined} before
 * @param {Results} now
 * @returns {Results} of one machine: what another measured is dropped
 */
export function merge(before, now) {
  const kept = isSameMachine(before?.machine, now.machine) ? before?.measurements : {};
  return { machine: now.machine, measurements: { ...kept, ...now.measurements } };
}

/** @returns {Results | undefined} */
function readResults() {
  try {
    return JSON.parse(readFileSync(join(root, FILE), "utf8"));
  } catch {
    return undefined;
  }
}
