/**
 * Measures the site, prints one table, writes bench/results.json, and exits with 1 where a figure
 * is beyond its bar or worse than the committed one: `npm run bench -- [--only NAME,NAME]
 * [--minutes N] [--clone]`.
 */
import { loadavg } from "node:os";
import { judge } from "./judge.js";
import { machine } from "./machine.js";
import { MEASUREMENTS, ON_REQUEST } from "./measurements.js";
import { LOAD_MINUTES, readArguments } from "./readArguments.js";
import { readCommitted, writeResults } from "./results.js";
import { table } from "./table.js";
import { undoAll } from "./undo.js";
import { withSite } from "./withSite.js";

const NOTES =
  "A median beyond its bar fails. Against the committed value, bytes fail beyond +2 % (16 B are\n" +
  "free), requests and CLS beyond any growth, times, rates and memory beyond 30 % (from 15 % they\n" +
  "are marked), frames a second and ratios beyond 10 %; times only on a machine like that one.";

/** Processes at work beside ours, in the last minute, from which times are not to be trusted. */
const BUSY = 0.5;

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(signal, () => undoAll().finally(() => process.exit(130)));
}
const asked = read();
process.exitCode = asked ? await run(asked) : 2;

function read() {
  const known = { usual: Object.keys(MEASUREMENTS), onRequest: Object.keys(ON_REQUEST) };
  try {
    return readArguments(process.argv.slice(2), known);
  } catch (error) {
    console.error(`vitrine: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/** @param {import("./readArguments.js").Arguments} asked */
async function run({ names, minutes }) {
  const [load = 0] = loadavg();
  // Builds where that is needed, so that no measurement pays for it.
  await announce("build", () => withSite({}, async () => {}));
  const outcomes = [];
  for (const name of names) outcomes.push(await announce(name, () => tryOne(name, minutes)));
  const here = machine();
  const { rows, fails, results } = judge(outcomes, readCommitted(), here);
  writeResults(results);
  const { cpu, cores, node } = here;
  console.log(`\n${table(rows)}\n\n${cpu}, ${cores} cores, Node ${node}\n${NOTES}`);
  if (names.includes("memory") && minutes < LOAD_MINUTES) {
    console.log(
      `The load lasted ${minutes} of ${LOAD_MINUTES} minutes: memory is for trying only.`,
    );
  }
  if (load > BUSY) {
    console.log(
      `The machine was busy before the run (load ${load.toFixed(1)}): times are too high.`,
    );
  }
  return fails ? 1 : 0;
}

/**
 * @param {string} name
 * @param {number} minutes
 * @returns {Promise<import("./judge.js").Outcome>}
 */
async function tryOne(name, minutes) {
  try {
    const measure = MEASUREMENTS[name] ?? ON_REQUEST[name];
    if (!measure) return { name, error: "there is no such measurement" };
    return { name, measured: await measure({ minutes }) };
  } catch (error) {
    console.error(error);
    return { name, error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
async function announce(name, work) {
  const started = performance.now();
  console.error(`… ${name}`);
  const result = await work();
  console.error(`  ${name}  ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
