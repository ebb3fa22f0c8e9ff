import { withLoadedSite } from "../withLoadedSite.js";
import { SESSION_HEADER, whyNoWrk, wrk } from "../wrk.js";

/**
 * Answers a second for one page that is rendered each time, on the embedded database; beside it,
 * the same compressed, as a signed-in visitor's browser asks for it.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function renderedRate() {
  const skipped = await whyNoWrk();
  if (skipped) return { skipped };
  return withLoadedSite({}, async ({ article }) => [
    {
      name: "server: rendered page, embedded",
      unit: "/s",
      values: await wrk(article, [SESSION_HEADER]),
    },
    {
      name: "server: rendered and compressed, embedded",
      unit: "/s",
      values: await wrk(article, [SESSION_HEADER, "Accept-Encoding: gzip, br"]),
    },
  ]);
}
