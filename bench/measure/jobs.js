import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { buildProgram } from "../buildProgram.js";
import { readProcessorTime } from "../readProcessorTime.js";
import { withFolder } from "../withFolder.js";
import { withPostgres } from "../withPostgres.js";
import { withSite } from "../withSite.js";

/** @typedef {import("../summarise.js").Sample} Sample */

/** How long a server that has started is left alone, and how long it is then watched, in milliseconds. */
const SETTLE_MS = 30_000;
const WATCH_MS = 60_000;
const run = promisify(execFile);

/**
 * Jobs a second on both databases, added and worked off one after the other; and what a server costs
 * that has none.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function jobs() {
  const program = await buildProgram("jobRate");
  const rate = (/** @type {string} */ database, /** @type {object} */ options) =>
    run(process.execPath, [program, database, JSON.stringify(options)]).then(
      ({ stdout }) => /** @type {Sample[]} */ (JSON.parse(stdout)),
    );
  const embedded = await withFolder((dataDir) => rate("embedded", { dataDir }));
  const server = await withPostgres((databaseUrl) => rate("PostgreSQL", { databaseUrl }));
  return [...embedded, ...("skipped" in server ? [] : server), ...(await idle())];
}

/** @returns {Promise<Sample[]>} */
function idle() {
  return withSite({}, async ({ process: server }) => {
    await pause(SETTLE_MS);
    const before = readProcessorTime(server.pid ?? 0);
    await pause(WATCH_MS);
    const after = readProcessorTime(server.pid ?? 0);
    if (before === undefined || after === undefined) return [];
    const values = [after - before];
    return [{ name: "jobs: processor time of an idle minute", unit: "ms", values }];
  });
}
