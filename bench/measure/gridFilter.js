import { CPU_SLOWDOWN, VIEWPORT } from "../pages.js";
import { withBrowser } from "../withBrowser.js";
import { withSite } from "../withSite.js";

const RUNS = 7;
const COUNT = 1000;
/** Milliseconds in which a filter has been carried out, glide and all. */
const QUIET = 2500;

/** @typedef {"hide half" | "show all"} Step */

/**
 * How long, on a slow processor, from the click on a filter of a grid of 1,000 items until the next
 * paint.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export function gridFilter() {
  return withSite({}, ({ address }) =>
    withBrowser(async (browser) => {
      /** @type {Record<Step, number[]>} */
      const values = { "hide half": [], "show all": [] };
      const page = await openGrid(browser, address);
      for (let run = 0; run <= RUNS; run += 1) {
        values["hide half"].push(await timeClick(page, "Odd"));
        values["show all"].push(await timeClick(page, "All"));
      }
      await page.context().close();
      // The first compiles what the others find ready.
      return Object.entries(values).map(([step, all]) => ({
        name: `grid: filter 1,000 items, ${step}`,
        unit: /** @type {const} */ ("ms"),
        values: all.slice(1),
      }));
    }),
  );
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} address
 */
async function openGrid(browser, address) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.route("**/thousand", (route) =>
    route.fulfill({ contentType: "text/html", body: markup() }),
  );
  await page.goto(`${address}/thousand`, { waitUntil: "networkidle" });
  await page.waitForSelector("[data-vitrine-grid]");
  await page.waitForTimeout(QUIET);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return page;
}

/** As the theme writes it. */
function markup() {
  const items = Array.from(
    { length: COUNT },
    (_, index) =>
      `<article class="card ${index % 2 ? "odd" : "even"}"><b style="height:${40 + ((index * 37) % 90)}px"></b><h3>Title ${index}</h3><p>Some words of it.</p></article>`,
  ).join("");
  return `<!doctype html><title>A thousand</title>
<style>.card{float:left;box-sizing:border-box;width:25%;padding:8px}.card b{display:block;background:#ccd}.grid::after{content:"";display:table;clear:both}</style>
<div class="main"><ul id="filters"><li><a href="#" data-filter="*">All</a><li><a href="#" data-filter=".odd">Odd</a></ul>
<div class="grid init-isotope" data-iso-selector=".card" data-iso-filter="true">${items}</div></div><script type="module" src="/vitrine.js"></script>`;
}

/**
 * @param {import("playwright").Page} page
 * @param {string} name of the filter's link
 * @returns {Promise<number>} milliseconds, as the browser itself times a click
 */
async function timeClick(page, name) {
  await page.evaluate(watchClicks);
  await page.getByRole("link", { name, exact: true }).click();
  await page.waitForTimeout(QUIET);
  return page.evaluate(
    () => /** @type {{ clickTime?: number }} */ (/** @type {unknown} */ (window)).clickTime ?? 0,
  );
}

/** In the page. */
function watchClicks() {
  const world = /** @type {{ clickTime?: number }} */ (/** @type {unknown} */ (window));
  world.clickTime = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name !== "click") continue;
      world.clickTime = duration;
      observer.disconnect();
    }
  });
  observer.observe(
    /** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }),
  );
}
