import { brotliCompressSync } from "node:zlib";
import { cumulativeShift } from "../cumulativeShift.js";
import { observeVitals, takeVitals } from "../observeVitals.js";
import { CPU_SLOWDOWN, VIEWPORT } from "../pages.js";
import { scrollToEnd } from "../scrollToEnd.js";
import {
  LIBRARY_SCRIPTS,
  LIBRARY_STYLES,
  libraryFile,
  whyNoLibraries,
} from "../theme/libraries.js";
import { startTheme } from "../theme/startTheme.js";
import { drawPicture, themePage } from "../theme/themePage.js";
import { totalBlockingTime } from "../totalBlockingTime.js";
import { withBrowser } from "../withBrowser.js";
import { withSite } from "../withSite.js";

const RUNS = 5;
const CARDS = 24;
const MANY_CARDS = 1000;
/** Milliseconds in which all that comes by itself has come. */
const QUIET = 2000;

/** What brings the page to life: one script of ours, or the libraries that themes are made of. */
const MAKERS = {
  ours: `<script type="module" src="/vitrine.js"></script>`,
  jQuery: [
    ...LIBRARY_STYLES.map((path) => `<link rel="stylesheet" href="/libraries/${path}">`),
    ...LIBRARY_SCRIPTS.map((path) => `<script defer src="/libraries/${path}"></script>`),
    `<script defer src="/theme.js"></script>`,
  ].join(""),
};

/** @typedef {keyof typeof MAKERS} Maker */

/**
 * One page of a theme, its markup the same, brought to life by us and by jQuery, Isotope, Infinite
 * Scroll, Superfish, Magnific Popup, Select2 and MediaElement: what it fetches until it has been read
 * to its end, what it costs a slowed processor, and how soon a filter of 1,000 items is painted.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function themeLibraries() {
  const skipped = await whyNoLibraries();
  if (skipped) return { skipped };
  return withSite({}, ({ address }) =>
    withBrowser(async (browser) => {
      const samples = [];
      for (const maker of /** @type {Maker[]} */ (Object.keys(MAKERS))) {
        samples.push(...(await measureMaker(browser, address, maker)));
      }
      return samples;
    }),
  );
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} address
 * @param {Maker} maker
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
async function measureMaker(browser, address, maker) {
  /** @type {Awaited<ReturnType<typeof readPage>>[]} */
  const reads = [];
  const filters = [];
  for (let run = 0; run < RUNS; run += 1) {
    reads.push(await withPage(browser, { address, maker, cards: CARDS }, readPage));
    filters.push(await withPage(browser, { address, maker, cards: MANY_CARDS }, filterPage));
  }
  /** @type {(name: string, unit: import("../units.js").Unit, key: keyof Awaited<ReturnType<typeof readPage>>) => import("../summarise.js").Sample} */
  const of = (name, unit, key) => ({
    name: `theme page: ${name}, ${maker}`,
    unit,
    values: reads.map((read) => read[key]),
  });
  return [
    of("script", "B", "script"),
    of("styles", "B", "style"),
    of("files", "requests", "files"),
    of("CLS", "CLS", "cls"),
    of("TBT", "ms", "tbt"),
    of("time in script", "ms", "scriptTime"),
    of("layouts", "count", "layouts"),
    of("listeners", "count", "listeners"),
    { name: `theme page: 1,000 items filtered, ${maker}`, unit: "ms", values: filters },
  ];
}

/** @typedef {{ address: string, maker: Maker, cards: number }} Asked */
/** @typedef {{ page: import("playwright").Page, session: import("playwright").CDPSession, fetched: Map<string, { kind: string, bytes: number }> }} Opened */

/**
 * @template T
 * @param {import("playwright").Browser} browser
 * @param {Asked} asked
 * @param {(opened: Opened) => Promise<T>} work
 */
async function withPage(browser, { address, maker, cards }, work) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const head = MAKERS[maker];
    await page.route(/\/(theme|libraries)/, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill(answerTo(pathname, { head, cards }));
    });
    /** @type {Opened["fetched"]} */
    const fetched = new Map();
    page.on("response", async (response) => {
      const kind = response.request().resourceType();
      const body = await response.body().catch(() => Buffer.of());
      fetched.set(response.url(), { kind, bytes: brotliCompressSync(body).length });
    });
    await session.send("Performance.enable");
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript(observeVitals);
    await page.goto(`${address}/theme-page-1`, { waitUntil: "networkidle" });
    await page.waitForTimeout(QUIET);
    return await work({ page, session, fetched });
  } finally {
    await context.close();
  }
}

/**
 * @param {string} path
 * @param {{ head: string, cards: number }} page
 */
function answerTo(path, { head, cards }) {
  if (path.startsWith("/libraries/")) {
    return { path: libraryFile(path.slice("/libraries/".length)) };
  }
  if (path === "/theme.js") {
    return { contentType: "text/javascript", body: `(${startTheme})()` };
  }
  if (path.endsWith(".svg")) return { contentType: "image/svg+xml", body: drawPicture(path) };
  const number = Number(/^\/theme-page-(\d+)$/.exec(path)?.[1]);
  if (!number) return { status: 404, body: "" };
  const next = cards === CARDS && number < 3 ? `/theme-page-${number + 1}` : undefined;
  return { contentType: "text/html", body: themePage({ head, cards, ...(next && { next }) }) };
}

/** @param {Opened} opened */
async function readPage({ page, session, fetched }) {
  const settled = await page.evaluate(takeVitals);
  await scrollToEnd(page);
  await page.waitForTimeout(QUIET);
  const atEnd = await page.evaluate(takeVitals);
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (/** @type {string} */ name) =>
    metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const all = [...fetched.values()];
  const bytesOf = (/** @type {string} */ kind) =>
    all.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    script: bytesOf("script"),
    style: bytesOf("stylesheet"),
    files: all.filter(({ kind }) => kind === "script" || kind === "stylesheet").length,
    cls: cumulativeShift(atEnd?.shifts ?? []),
    tbt: totalBlockingTime(settled?.tasks ?? [], settled?.firstPaint ?? 0),
    scriptTime: metric("ScriptDuration") * 1000,
    layouts: metric("LayoutCount"),
    listeners: metric("JSEventListeners"),
  };
}

/**
 * Milliseconds from a click on a filter to the frame that shows it painted; before, the page came
 * to rest.
 * @param {Opened} opened
 */
async function filterPage({ page }) {
  await page.evaluate(timeFilter);
  await page.click("#filters a[data-filter='.poster']");
  await page.waitForFunction(() => "filterTime" in document.documentElement.dataset);
  return page.evaluate(() => Number(document.documentElement.dataset.filterTime));
}

/** Runs in the page: keeps how long the next click takes to be painted. */
function timeFilter() {
  document.addEventListener(
    "click",
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          document.documentElement.dataset.filterTime = String(performance.now() - timeStamp);
        };
        port2.postMessage(0);
      }),
    { capture: true, once: true },
  );
}
