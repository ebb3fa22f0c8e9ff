import { VIEWPORT } from "../pages.js";
import { withBrowser } from "../withBrowser.js";
import { withSite } from "../withSite.js";

const RUNS = 7;
/** Milliseconds in which all effects have started. */
const QUIET = 1500;

/** As authors write them, a thousand in all. */
const ELEMENTS = [
  `data-tve-scroll='{"mode":"parallax","parallax":{"vertical":{"speed":"2"},"rotate":{"speed":"1"}}}'`,
  `data-tve-scroll='{"mode":"sticky","top":"24","end":"parent"}'`,
  `data-tve-scroll='{"mode":"parallax","parallax":{"transparency":{"speed":"4"}}}'`,
  `class="tve_typefocus" data-typist="red|blue"`,
  `class="tve-jump-scroll" data-target="#end"`,
];
const COUNT = 1000;

/**
 * What it costs the main thread to start a thousand effects, on a page of as many parts: script,
 * styles and layout beyond the same page without their attributes.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export function effectStart() {
  return withSite({}, ({ address }) =>
    withBrowser(async (browser) => {
      const values = [];
      for (let run = 0; run <= RUNS; run += 1) {
        const started = await workOn(browser, address, ELEMENTS);
        const still = await workOn(browser, address, [""]);
        values.push(started - still);
      }
      // The first compiles what the others find ready.
      return [
        {
          name: "effects: 1,000 start",
          unit: /** @type {const} */ ("ms"),
          values: values.slice(1),
        },
      ];
    }),
  );
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} address
 * @param {readonly string[]} attributes of the elements, in turn
 */
async function workOn(browser, address, attributes) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const body = Array.from(
      { length: COUNT },
      (_, index) => `<section><div ${attributes[index % attributes.length]}>x</div></section>`,
    ).join("");
    await page.route("**/thousand", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><title>A thousand</title><script type="module" src="/vitrine.js"></script><main>${body}</main><p id="end">End</p>`,
      }),
    );
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await page.goto(`${address}/thousand`, { waitUntil: "networkidle" });
    await page.waitForTimeout(QUIET);
    const { metrics } = await session.send("Performance.getMetrics");
    return ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"]
      .map((name) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000)
      .reduce((sum, one) => sum + one);
  } finally {
    await context.close();
  }
}
