import { makeLongPage } from "../makeLongPage.js";
import { withOwner } from "../withOwner.js";
import { withPostgres } from "../withPostgres.js";

const RUNS = 15;
const WARM_UP_RUNS = 3;

/**
 * From the end of a pause in typing, when the draft is sent, until the preview beside shows it: in a page of
 * 200 blocks.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function previewUpdate() {
  const embedded = await measure("embedded", {});
  const server = await withPostgres((url) => measure("PostgreSQL", { DATABASE_URL: url }));
  if (Array.isArray(server)) return [...embedded, ...server];
  console.error(`  previews on PostgreSQL: not measured, ${server.skipped}`);
  return embedded;
}

/**
 * @param {string} database
 * @param {Record<string, string>} env
 */
function measure(database, env) {
  return withOwner(env, async (side) => {
    const id = await makeLongPage(side);
    const page = await side.openPage();
    await page.goto(`${side.address}/admin/documents/${id}?preview`, { waitUntil: "networkidle" });
    await page.frameLocator("iframe").locator("main").waitFor();
    await page.getByRole("textbox", { name: "Title", exact: true }).first().focus();
    const values = [];
    for (let run = 0; run < RUNS + WARM_UP_RUNS; run += 1) {
      await page.evaluate(watchPreview, id);
      await page.keyboard.type("x");
      values.push(await page.evaluate(() => Reflect.get(window, "updated")));
    }
    const unit = /** @type {const} */ ("ms");
    const name = `preview: updated after a pause, 200 blocks, ${database}`;
    return [{ name, unit, values: values.slice(WARM_UP_RUNS) }];
  });
}

/**
 * In the page: `updated` settles with the milliseconds from the next request that stores the draft until a
 * preview says that it shows it, and the frame after that is there.
 * @param {string} id
 */
function watchPreview(id) {
  performance.clearResourceTimings();
  const channel = new BroadcastChannel(`vitrine-preview-${id}`);
  const updated = new Promise((resolve) => {
    channel.onmessage = ({ data }) => {
      if (data.kind !== "updated") return;
      channel.close();
      requestAnimationFrame(() =>
        setTimeout(() => {
          const sent = performance
            .getEntriesByType("resource")
            .find(({ name }) => name.endsWith("/draft"));
          resolve(performance.now() - (sent?.startTime ?? Number.NaN));
        }),
      );
    };
  });
  Object.assign(window, { updated });
}
