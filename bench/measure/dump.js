import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readMemory } from "../readMemory.js";
import { runCommand } from "../runCommand.js";
import { withFolder } from "../withFolder.js";
import { withPostgres } from "../withPostgres.js";
import { withSite } from "../withSite.js";

/** @typedef {import("../summarise.js").Sample} Sample */

const DOCUMENTS = 100_000;
/** Milliseconds that making the documents may take. */
const TIMEOUT = 1_800_000;
/** Milliseconds between two looks at the server. */
const TICK = 50;

const cwd = resolve(import.meta.dirname, "../..");

/**
 * A dump and a restore of 100,000 documents while the site runs, on both databases: how long each
 * takes, how long a visitor whose page is made anew waits meanwhile, and what memory it takes.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function dump() {
  const embedded = await measure("embedded", {});
  const server = await withPostgres((url) => measure("PostgreSQL", { DATABASE_URL: url }));
  if (Array.isArray(server)) return [...embedded, ...server];
  console.error(`  dumps on PostgreSQL: not measured, ${server.skipped}`);
  return embedded;
}

/**
 * @param {string} database
 * @param {Record<string, string>} env
 * @returns {Promise<Sample[]>}
 */
function measure(database, env) {
  return withFolder((folder) =>
    withSite({ env }, async ({ address, dataDir, process: { pid = 0 } }) => {
      const file = join(folder, "dump.tar.gz");
      const run = (/** @type {string[]} */ ...args) =>
        runCommand([process.execPath, "scripts/start.cjs", ...args], {
          cwd,
          env: { ...env, DATA_DIR: dataDir },
          timeout: TIMEOUT,
        });
      await run("seed", "--posts", `${DOCUMENTS}`);
      // Each takes minutes: one of them is a figure.
      const dumped = await watch({ address, pid }, () => run("dump", file));
      const restored = await watch({ address, pid }, () => run("restore", file, "--force"));
      console.error(`  ${database}: the dump has ${(statSync(file).size / 1e6).toFixed(1)} MB`);
      return [
        ...samples(`dump of 100,000 documents, ${database}`, dumped),
        ...samples(`restore of 100,000 documents, ${database}`, restored),
      ];
    }),
  );
}

/**
 * @typedef {object} Seen
 * @property {number} ms how long it took
 * @property {number} longestWaitMs of a visitor meanwhile, for a page that is made anew
 * @property {number} extraMb of the server's memory, beyond what it had before
 */

/**
 * @param {{ address: string, pid: number }} server
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Seen>}
 */
async function watch({ address, pid }, work) {
  const before = readMemory(pid) ?? 0;
  const seen = { ms: 0, longestWaitMs: 0, extraMb: 0 };
  let isOver = false;
  const started = performance.now();
  const working = work().finally(() => {
    isOver = true;
    seen.ms = performance.now() - started;
  });
  while (!isOver) {
    const asked = performance.now();
    const answer = await fetch(`${address}/journal`, { headers: { cookie: "vitrine_session=x" } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`vitrine: a page is answered with ${answer.status} meanwhile.`);
    seen.longestWaitMs = Math.max(seen.longestWaitMs, performance.now() - asked);
    seen.extraMb = Math.max(seen.extraMb, (readMemory(pid) ?? 0) - before);
    await pause(TICK);
  }
  await working;
  return seen;
}

/**
 * @param {string} name
 * @param {Seen} seen
 * @returns {Sample[]}
 */
function samples(name, { ms, longestWaitMs, extraMb }) {
  return [
    { name, unit: "ms", values: [ms] },
    { name: `longest wait: ${name}`, unit: "ms", values: [longestWaitMs] },
    { name: `memory: ${name}`, unit: "MB", values: [extraMb] },
  ];
}
