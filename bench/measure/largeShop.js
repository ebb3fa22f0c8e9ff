import { resolve } from "node:path";
import { fetchPage } from "../fetchPage.js";
import { runCommand } from "../runCommand.js";
import { withPostgres } from "../withPostgres.js";
import { withSite } from "../withSite.js";

/** @typedef {import("../summarise.js").Sample} Sample */

const PRODUCTS = 10_000;
const POSTS = 2_000;
const RUNS = 15;
const WARM_UP_RUNS = 3;
/** Milliseconds that making them may take. */
const TIMEOUT = 600_000;

const cwd = resolve(import.meta.dirname, "../..");

const PAGES = [
  { label: "list of 10,000 products", path: "/shop" },
  { label: "list by category and price", path: "/shop/category/maps?order=price" },
  { label: "list, page 300", path: "/shop?page=300" },
  { label: "search, a word", path: "/search?q=blue" },
  { label: "search, a typo", path: "/search?q=lighthuose" },
  { label: "suggestions", path: "/api/suggestions?term=ligh" },
];

/**
 * The first byte of lists and searches over 10,000 products and 2,000 posts, never from the cache,
 * on the embedded database and on a PostgreSQL server.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function largeShop() {
  const embedded = await measure("embedded", {});
  const server = await withPostgres((url) => measure("PostgreSQL", { DATABASE_URL: url }));
  if (Array.isArray(server)) return [...embedded, ...server];
  console.error(`  lists and searches on PostgreSQL: not measured, ${server.skipped}`);
  return embedded;
}

/**
 * @param {string} database
 * @param {Record<string, string>} env
 * @returns {Promise<Sample[]>}
 */
function measure(database, env) {
  return withSite({ env }, async ({ address, dataDir }) => {
    const seed = ["scripts/start.cjs", "seed", "--products", `${PRODUCTS}`, "--posts", `${POSTS}`];
    await runCommand([process.execPath, ...seed], {
      cwd,
      env: { ...env, DATA_DIR: dataDir },
      timeout: TIMEOUT,
    });
    /** @type {Sample[]} */
    const samples = [];
    for (const { label, path } of PAGES) {
      await fetchPage(address + path);
      for (let run = 0; run < WARM_UP_RUNS; run += 1) await firstByte(address + path);
      const values = [];
      for (let run = 0; run < RUNS; run += 1) values.push(await firstByte(address + path));
      samples.push({ name: `first byte: ${label}, ${database}`, unit: "ms", values });
    }
    return samples;
  });
}

/**
 * Milliseconds until an answer begins, for a visitor whose pages are never cached.
 * @param {string} url
 */
async function firstByte(url) {
  const started = performance.now();
  const answer = await fetch(url, { headers: { cookie: "vitrine_session=x" } });
  const elapsed = performance.now() - started;
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`vitrine: ${url} is answered with ${answer.status}.`);
  return elapsed;
}
