import { askJson } from "../../scripts/askJson.js";
import { signInAs } from "../../scripts/signInAs.js";
import { buildProgram } from "../buildProgram.js";
import { readMemory } from "../readMemory.js";
import { runCommand } from "../runCommand.js";
import { withFolder } from "../withFolder.js";
import { withPostgres } from "../withPostgres.js";
import { withSite } from "../withSite.js";

/** @typedef {import("../summarise.js").Sample} Sample */

const SUBMISSIONS = 100_000;
const RUNS = 15;
const WARM_UP_RUNS = 3;
/** Milliseconds that making them may take. */
const TIMEOUT = 600_000;

const LISTS = [
  { label: "page 1", query: "" },
  { label: "page 2000", query: "page=2000" },
  { label: "page, one form", query: "form=2" },
  { label: "page, trash", query: "box=trash" },
  { label: "search, one message", query: "search=n77777" },
  { label: "search, a word of many", query: "search=harbour" },
  { label: "search, a part of many", query: "search=visitor-5" },
  { label: "search, nothing", query: "search=zeppelin" },
];

/**
 * How long the owner's inbox takes to answer with 100,000 messages in it, and what time and memory a table of
 * all of them costs, on the embedded database and on a PostgreSQL server.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function submissionInbox() {
  const program = await buildProgram("fillInbox");
  const embedded = await withFolder((dataDir) => measure({ program, dataDir }));
  const server = await withPostgres((databaseUrl) =>
    withFolder((dataDir) => measure({ program, dataDir, databaseUrl })),
  );
  return "skipped" in server ? embedded : [...embedded, ...server];
}

/**
 * @param {{ program: string, dataDir: string, databaseUrl?: string }} place
 * @returns {Promise<Sample[]>}
 */
async function measure({ program, dataDir, databaseUrl }) {
  const database = databaseUrl ? "PostgreSQL" : "embedded";
  /** @type {Record<string, string>} */
  const env = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const options = JSON.stringify(databaseUrl ? { databaseUrl } : { dataDir });
  await runCommand([process.execPath, program, String(SUBMISSIONS), options], {
    timeout: TIMEOUT,
  });
  return withSite({ env, dataDir }, async ({ address, process: server }) => {
    const headers = await signInAs({ address, dataDir, env }, "owner");
    const api = `${address}/api/admin/submissions`;
    /** @type {Sample[]} */
    const samples = [];
    for (const { label, query } of LISTS) {
      const values = [];
      for (let run = 0; run < RUNS + WARM_UP_RUNS; run += 1) {
        const started = performance.now();
        await askJson(`${api}?${query}`, { headers });
        values.push(performance.now() - started);
      }
      const name = `inbox of 100,000: ${label}, ${database}`;
      samples.push({ name, unit: "ms", values: values.slice(WARM_UP_RUNS) });
    }
    const before = readMemory(server.pid ?? 0);
    const started = performance.now();
    const answer = await fetch(`${api}/export.csv?form=1`, { headers });
    let most = before ?? 0;
    let bytes = 0;
    for await (const part of answer.body ?? []) {
      bytes += part.length;
      most = Math.max(most, readMemory(server.pid ?? 0) ?? 0);
    }
    if (bytes < SUBMISSIONS * 300) throw new Error(`vitrine: the table has only ${bytes} bytes.`);
    const took = performance.now() - started;
    samples.push({
      name: `inbox of 100,000: the whole table, ${database}`,
      unit: "ms",
      values: [took],
    });
    if (before === undefined) return samples;
    const name = `inbox of 100,000: memory of the whole table, ${database}`;
    return [...samples, { name, unit: "MB", values: [most - before] }];
  });
}
