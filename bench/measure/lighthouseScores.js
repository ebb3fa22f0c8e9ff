import { judgePage, whyNoLighthouse } from "../lighthouse.js";
import { LIGHTHOUSE_PAGES } from "../pages.js";
import { withSite } from "../withSite.js";

/** @typedef {import("../summarise.js").Sample} Sample */

const RUNS = 5;
const FORMS = /** @type {const} */ (["phone", "desktop"]);

/**
 * What Lighthouse says of the chief pages, each judged five times on a phone with slow 4G and on
 * a computer, after one visit that is not counted: it makes the pictures' sizes.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function lighthouseScores() {
  const skipped = await whyNoLighthouse();
  if (skipped) return { skipped };
  return withSite({}, async (site) => {
    /** @type {Sample[]} */
    const samples = [];
    for (const form of FORMS) {
      for (const { label, path, kind } of LIGHTHOUSE_PAGES) {
        const page = `${label}, ${form}`;
        const seen = await judgeOften(site.address + path, form);
        for (const category of Object.keys(seen[0]?.scores ?? {})) {
          const values = seen.map(({ scores }) => scores[category] ?? 0);
          samples.push({ name: `lighthouse: ${category}, ${page}`, unit: "score", values });
        }
        const values = seen.map(({ lcp }) => lcp);
        const of = form === "phone" ? `${kind} page, ${label}` : page;
        samples.push({ name: `lighthouse: LCP, ${of}`, unit: "ms", values });
      }
    }
    return samples;
  });
}

/**
 * @param {string} url
 * @param {import("../lighthouse.js").Form} form
 */
async function judgeOften(url, form) {
  await judgePage(url, form);
  const seen = [];
  for (let run = 0; run < RUNS; run += 1) seen.push(await judgePage(url, form));
  return seen;
}
