import { PAGES } from "../pages.js";
import { recordTraffic } from "../recordTraffic.js";
import { withBrowser } from "../withBrowser.js";
import { withSite } from "../withSite.js";

/**
 * How many requests a page makes with an empty cache, read to its end.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export function pageRequests() {
  return withSite({}, (site) =>
    withBrowser(async (browser) => {
      /** @type {import("../summarise.js").Sample[]} */
      const samples = [];
      for (const { label, path } of PAGES) {
        const { transfers } = await recordTraffic(browser, site.address + path);
        const values = [transfers.length];
        samples.push({ name: `requests: ${label}`, unit: "requests", values });
      }
      return samples;
    }),
  );
}
