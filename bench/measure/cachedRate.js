import { withLoadedSite } from "../withLoadedSite.js";
import { whyNoWrk, wrk } from "../wrk.js";

/**
 * Answers a second for one page from the page cache: 20 kB, logs on, server on one core.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function cachedRate() {
  const skipped = await whyNoWrk();
  if (skipped) return { skipped };
  return withLoadedSite({}, async ({ article }) => [
    { name: "server: cached page", unit: "/s", values: await wrk(article) },
  ]);
}
