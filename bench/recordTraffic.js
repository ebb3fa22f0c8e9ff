import { VIEWPORT } from "./pages.js";
import { scrollToEnd } from "./scrollToEnd.js";

/**
 * @typedef {object} Transfer
 * @property {string} path
 * @property {string} kind as the browser names it: document, script, stylesheet, font, image …
 * @property {number} bytes of the body, as compressed on the wire
 */

/** Milliseconds of quiet after which nothing more is expected of a page that was read to its end. */
const QUIET = 1000;

/**
 * Opens a page with an empty cache and reads it to its end.
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @returns {Promise<{ transfers: Transfer[], inlineScript: number }>} what it fetched, and the
 *   characters of script that stand in the page itself
 */
export async function recordTraffic(browser, url) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    /** @type {import("playwright").Request[]} */
    const requests = [];
    page.on("request", (request) => requests.push(request));
    await page.goto(url, { waitUntil: "networkidle" });
    await scrollToEnd(page);
    await page.waitForTimeout(QUIET);
    const transfers = await Promise.all(requests.map(readTransfer));
    return { transfers, inlineScript: await page.evaluate(countInlineScript) };
  } finally {
    await context.close();
  }
}

/**
 * @param {import("playwright").Request} request
 * @returns {Promise<Transfer>}
 */
async function readTransfer(request) {
  const path = new URL(request.url()).pathname;
  const response = await request.response();
  if (!response?.ok()) {
    throw new Error(`vitrine: ${path} was answered with ${response?.status() ?? "nothing"}.`);
  }
  const { responseBodySize } = await request.sizes();
  return { path, kind: request.resourceType(), bytes: responseBodySize };
}

/** Script elements with a body of script, and attributes such as onclick. */
function countInlineScript() {
  const isData = (/** @type {HTMLScriptElement} */ { type }) =>
    type !== "" && type !== "module" && !/javascript|importmap/i.test(type);
  const elements = [...document.scripts].filter((script) => !script.src && !isData(script));
  const attributes = [...document.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].filter(({ name }) => name.startsWith("on")),
  );
  const texts = [...elements.map(({ text }) => text), ...attributes.map(({ value }) => value)];
  return texts.reduce((sum, text) => sum + text.length, 0);
}
