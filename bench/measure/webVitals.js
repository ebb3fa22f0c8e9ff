import { cumulativeShift } from "../cumulativeShift.js";
import { observeVitals, takeVitals } from "../observeVitals.js";
import { CPU_SLOWDOWN, PAGES, VIEWPORT } from "../pages.js";
import { scrollToEnd } from "../scrollToEnd.js";
import { totalBlockingTime } from "../totalBlockingTime.js";
import { withBrowser } from "../withBrowser.js";
import { withSite } from "../withSite.js";

const RUNS = 5;
/** Milliseconds without a request after which a page counts as settled. */
const QUIET = 1000;

/**
 * LCP, TBT and CLS of each page with an empty cache, on a slowed processor. Layout shifts are
 * watched until the page has been read to its end, the two others until it has settled.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export function webVitals() {
  return withSite({}, (site) =>
    withBrowser(async (browser) => {
      /** @type {import("../summarise.js").Sample[]} */
      const samples = [];
      for (const { label, path } of PAGES) {
        const seen = await repeat(() => visit(browser, site.address + path));
        samples.push(
          { name: `vitals: LCP, ${label}`, unit: "ms", values: seen.map(({ lcp }) => lcp) },
          { name: `vitals: TBT, ${label}`, unit: "ms", values: seen.map(({ tbt }) => tbt) },
          { name: `vitals: CLS, ${label}`, unit: "CLS", values: seen.map(({ cls }) => cls) },
        );
      }
      return samples;
    }),
  );
}

/**
 * @template T
 * @param {() => Promise<T>} visitOnce
 */
async function repeat(visitOnce) {
  // Not counted: it fills the server's page cache and the browser's own.
  await visitOnce();
  const seen = [];
  for (let run = 0; run < RUNS; run += 1) seen.push(await visitOnce());
  return seen;
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} url
 */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript(observeVitals);
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(QUIET);
    const settled = await page.evaluate(takeVitals);
    await scrollToEnd(page);
    const atEnd = await page.evaluate(takeVitals);
    if (!settled?.largestPaint || !atEnd) throw new Error(`vitrine: ${url} painted nothing.`);
    return {
      lcp: settled.largestPaint,
      tbt: totalBlockingTime(settled.tasks, settled.firstPaint),
      cls: cumulativeShift(atEnd.shifts),
    };
  } finally {
    await context.close();
  }
}
