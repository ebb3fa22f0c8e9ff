import { resolve } from "node:path";
import { runCommand } from "../runCommand.js";
import { withOwner } from "../withOwner.js";
import { withPostgres } from "../withPostgres.js";

const PRODUCTS = 10_000;
const RUNS = 15;
const WARM_UP_RUNS = 3;
/** Milliseconds that making them may take. */
const TIMEOUT = 600_000;

const cwd = resolve(import.meta.dirname, "../..");

/**
 * From a click on "Next page" until the rows of that page are painted, in a list of 10,000 products.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function adminTable() {
  const embedded = await measure("embedded", {});
  const server = await withPostgres((url) => measure("PostgreSQL", { DATABASE_URL: url }));
  if (Array.isArray(server)) return [...embedded, ...server];
  console.error(`  tables on PostgreSQL: not measured, ${server.skipped}`);
  return embedded;
}

/**
 * @param {string} database
 * @param {Record<string, string>} env
 */
function measure(database, env) {
  return withOwner(env, async (side) => {
    const seed = ["scripts/start.cjs", "seed", "--products", `${PRODUCTS}`];
    await runCommand([process.execPath, ...seed], { cwd, env: side.env, timeout: TIMEOUT });
    const page = await side.openPage();
    await page.goto(`${side.address}/admin/products`, { waitUntil: "networkidle" });
    const next = page.getByRole("button", { name: "Next page" });
    const values = [];
    for (let run = 0; run < RUNS + WARM_UP_RUNS; run += 1) {
      await page.evaluate(watchRows);
      await next.click();
      values.push(await page.evaluate(() => Reflect.get(window, "painted")));
      await page.waitForLoadState("networkidle");
    }
    const unit = /** @type {const} */ ("ms");
    const name = `admin: next page of 10,000 rows, ${database}`;
    return [{ name, unit, values: values.slice(WARM_UP_RUNS) }];
  });
}

/** In the page: `painted` settles with the milliseconds from the next click until other rows are painted. */
function watchRows() {
  const rowOf = () => document.querySelector("tbody tr a")?.getAttribute("href");
  const before = rowOf();
  const painted = new Promise((resolve) => {
    const isOther = () => rowOf() !== undefined && rowOf() !== before;
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          if (!isOther()) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        });
        observer.observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
          attributes: true,
        });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { painted });
}
