import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * What bench/results.json holds: each measurement by its name, as it was last made, with the machine that made it.
 * @typedef {Readonly<Record<string, Measurement>>} Results
 */

/**
 * @typedef {object} Measurement
 * @property {import("./machine.js").Machine} machine
 * @property {import("./summarise.js").Figure[]} figures
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
  writeFileSync(join(root, FILE), print({ ...readResults(), ...results }));
}

/**
 * @param {Results} results
 * @returns {string} JSON with a line a figure, so that a change of one shows as one line
 */
export function print(results) {
  const groups = Object.entries(results).map(([name, { machine, figures }]) => {
    const lines = figures.map((figure) => `      ${JSON.stringify(figure)}`);
    const made = `    "machine": ${JSON.stringify(machine)}`;
    return `  ${JSON.stringify(name)}: {\n${made},\n    "figures": [\n${lines.join(",\n")}\n    ]\n  }`;
  });
  return `{\n${groups.join(",\n")}\n}\n`;
}

/** @returns {Results | undefined} */
function readResults() {
  try {
    return JSON.parse(readFileSync(join(root, FILE), "utf8"));
  } catch {
    return undefined;
  }
}
