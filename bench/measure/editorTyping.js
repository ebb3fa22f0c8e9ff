import { MIDDLE_HEADING, MIDDLE_TEXT, makeLongPage } from "../makeLongPage.js";
import { median } from "../median.js";
import { CPU_SLOWDOWN } from "../pages.js";
import { KEY_WINDOW, traceKeys } from "../traceKeys.js";
import { withOwner } from "../withOwner.js";

const TEXT = "typed one by one by somebody";
/** Milliseconds between two keys: somebody quick. */
const DELAY = KEY_WINDOW + 20;
/** Milliseconds until what was opened has settled. */
const QUIET = 1500;
/** How often all is typed: each key is the median of its own, so that what else the machine does is no key's. */
const ROUNDS = 5;

/** @typedef {import("playwright").Page} Page */

/** Where is written; each leaves the focus there. @type {Readonly<Record<string, (page: Page) => Promise<void>>>} */
const PLACES = {
  title: (page) => page.getByRole("textbox", { name: "Title", exact: true }).first().focus(),
  "a field": async (page) => {
    const block = await openBlock(page, MIDDLE_HEADING);
    await block.getByRole("textbox").first().focus();
  },
  "rich text": async (page) => {
    const block = await openBlock(page, MIDDLE_TEXT);
    await block.locator("[contenteditable=true]").click();
  },
};

/** Nothing but a field: what a key costs the browser itself. */
const BARE = "data:text/html,<title>Bare</title><input autofocus>";

/**
 * How long the browser is at work for each key that is typed in a page of 200 blocks, on a slow processor, above
 * what it is for the same key in a page that has a field and nothing else.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export function editorTyping() {
  return withOwner({}, async (side) => {
    const bare = await inRounds(async () => typeIn(await side.openPage(), BARE, async () => {}));
    const samples = [];
    for (const [place, focus] of Object.entries(PLACES)) {
      const keys = await inRounds(async () => {
        // One each: a draft of what was typed in another would be offered first.
        const address = `${side.address}/admin/documents/${await makeLongPage(side)}`;
        return typeIn(await side.openPage(), address, focus);
      });
      const values = keys.map((key, at) => Math.max(0, key - (bare[at] ?? 0)));
      const unit = /** @type {const} */ ("ms");
      samples.push({ name: `editor: a key, 200 blocks, ${place}`, unit, values });
      const most = Math.max(...values);
      samples.push({ name: `editor: the slowest key, 200 blocks, ${place}`, unit, values: [most] });
    }
    return samples;
  });
}

/**
 * The median of each key.
 * @param {() => Promise<number[]>} type
 */
async function inRounds(type) {
  /** @type {number[][]} */
  const rounds = [];
  while (rounds.length < ROUNDS) rounds.push(await type());
  return [...TEXT].map((_, at) => median(rounds.map((keys) => keys[at] ?? 0)));
}

/**
 * @param {Page} page
 * @param {string} address
 * @param {(page: Page) => Promise<void>} focus
 */
async function typeIn(page, address, focus) {
  await page.goto(address, { waitUntil: "networkidle" });
  await focus(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.waitForTimeout(QUIET);
  const values = await traceKeys(session, () => page.keyboard.type(TEXT, { delay: DELAY }));
  await page.context().close();
  if (values.length !== TEXT.length) {
    throw new Error(`${values.length} of ${TEXT.length} keys were seen.`);
  }
  return values;
}

/**
 * @param {Page} page
 * @param {string} words
 */
async function openBlock(page, words) {
  const head = page.locator("[data-block-head]", { hasText: words });
  if ((await head.getAttribute("aria-expanded")) !== "true") await head.click();
  return page.locator(".block-card", { has: head }).last();
}
