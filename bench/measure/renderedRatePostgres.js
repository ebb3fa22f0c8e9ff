import { withLoadedSite } from "../withLoadedSite.js";
import { withPostgres } from "../withPostgres.js";
import { SESSION_HEADER, whyNoWrk, wrk } from "../wrk.js";

/**
 * Answers a second for one page that is rendered each time, on a PostgreSQL server of our own,
 * which may use every core.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function renderedRatePostgres() {
  const skipped = await whyNoWrk();
  if (skipped) return { skipped };
  return withPostgres((url) =>
    withLoadedSite({ DATABASE_URL: url }, async ({ article }) => {
      const values = await wrk(article, [SESSION_HEADER]);
      return [{ name: "server: rendered page, PostgreSQL", unit: "/s", values }];
    }),
  );
}
