import { CPU_SLOWDOWN, VIEWPORT } from "../pages.js";
import { traceFrames } from "../traceFrames.js";
import { withBrowser } from "../withBrowser.js";
import { withSite } from "../withSite.js";

/** @typedef {{ script: number, task: number, fps: number }} Scrolled in milliseconds a frame */

/** @typedef {{ label: string, path: string, withoutTimelines?: boolean }} Case */

const RUNS = 5;
/**
 * A page of reading, one where much moves, and one with 200 parallax and 50 sticky elements; that one
 * also as browsers without scroll-driven animation have it.
 * @type {readonly Case[]}
 */
const CASES = [
  { label: "blocks", path: "/blocks" },
  { label: "moving", path: "/drawing-to-wall" },
  { label: "dense", path: "/blocks/dense" },
  { label: "dense without timelines", path: "/blocks/dense", withoutTimelines: true },
];
/** Pixels a second. */
const SPEED = 800;
/** Pixels scrolled: down and up again, a second each way. */
const WAYS = [-800, 800, -800, 800];
/** Milliseconds after which a gesture waits for its first frame. */
const GESTURE_BEGINS = 100;
/** Milliseconds after which the page's own start is over. */
const QUIET = 1500;

/**
 * Time on the main thread a frame while the page is scrolled, on a slowed processor; beside it,
 * the same page with its scripts blocked.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export function scroll() {
  return withSite({}, ({ address }) =>
    withBrowser(async (browser) => {
      const samples = [];
      for (const one of CASES) samples.push(...(await scrollCase(browser, address, one)));
      return samples;
    }),
  );
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} address
 * @param {Case} one
 */
async function scrollCase(browser, address, { label, path, withoutTimelines = false }) {
  /** @type {Scrolled[]} */
  const withScript = [];
  /** @type {Scrolled[]} */
  const without = [];
  for (let run = 0; run < RUNS; run += 1) {
    withScript.push(await scrollOnce(browser, address + path, { withoutTimelines }));
    without.push(await scrollOnce(browser, address + path, { isBlocked: true }));
  }
  return samplesOf(label, withScript, without);
}

/**
 * @param {string} label
 * @param {Scrolled[]} withScript
 * @param {Scrolled[]} without taken in turns with the others
 * @returns {import("../summarise.js").Sample[]}
 */
function samplesOf(label, withScript, without) {
  const above = withScript.map(({ script }, run) => script - (without[run]?.script ?? 0));
  return [
    {
      name: `scroll: script, ${label}`,
      unit: "ms/frame",
      values: withScript.map((run) => run.script),
    },
    { name: `scroll: script above no script, ${label}`, unit: "ms/frame", values: above },
    { name: `scroll: task, ${label}`, unit: "ms/frame", values: withScript.map((run) => run.task) },
    {
      name: `scroll: no script, task, ${label}`,
      unit: "ms/frame",
      values: without.map((run) => run.task),
    },
    { name: `scroll: frames, ${label}`, unit: "fps", values: withScript.map((run) => run.fps) },
    {
      name: `scroll: no script, frames, ${label}`,
      unit: "fps",
      values: without.map((run) => run.fps),
    },
  ];
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @param {{ isBlocked?: boolean, withoutTimelines?: boolean }} how whether the page goes without its
 *   scripts, or without what moves elements along while the page scrolls
 * @returns {Promise<Scrolled>}
 */
async function scrollOnce(browser, url, { isBlocked = false, withoutTimelines = false }) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (withoutTimelines) await page.addInitScript(forgetTimelines);
    if (isBlocked) await session.send("Network.setBlockedURLs", { urls: ["*.js"] });
    await session.send("Network.enable");
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(QUIET);
    await session.send("Performance.enable");
    const before = await readMetrics(session);
    const { frames, seconds } = await scrollAbout(page, session);
    const after = await readMetrics(session);
    return {
      script: ((after.script - before.script) * 1000) / frames,
      task: ((after.task - before.task) * 1000) / frames,
      fps: frames / seconds,
    };
  } finally {
    await context.close();
  }
}

/**
 * Each way is traced by itself: between two of them nothing moves, and no frame is due.
 * @param {import("playwright").Page} page
 * @param {import("playwright").CDPSession} session
 */
async function scrollAbout(page, session) {
  let frames = 0;
  let seconds = 0;
  for (const yDistance of WAYS) {
    const gesture = { x: 640, y: 400, yDistance, speed: SPEED };
    const drawn = await traceFrames(session, () =>
      Promise.all([session.send("Input.synthesizeScrollGesture", gesture), askForFrame(page)]),
    );
    frames += drawn.length - 1;
    seconds += (drawn.at(-1) ?? 0) - (drawn[0] ?? 0);
  }
  if (frames < WAYS.length * 10) throw new Error("vitrine: the page did not scroll.");
  return { frames, seconds };
}

/**
 * A gesture begins with the next frame, which a page that is wholly at rest never asks for.
 * @param {import("playwright").Page} page
 */
async function askForFrame(page) {
  await page.waitForTimeout(GESTURE_BEGINS);
  await page.evaluate(() => requestAnimationFrame(() => {}));
}

/** @param {import("playwright").CDPSession} session */
async function readMetrics(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  const read = (/** @type {string} */ name) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { script: read("ScriptDuration"), task: read("TaskDuration") };
}

/** In the page, before its scripts. */
function forgetTimelines() {
  Reflect.deleteProperty(window, "ScrollTimeline");
}
