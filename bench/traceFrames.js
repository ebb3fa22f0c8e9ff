import { collectTrace } from "../scripts/collectTrace.js";

const CATEGORIES = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"];

/**
 * Tells when the browser drew a frame while `work` ran.
 * @param {import("playwright").CDPSession} session of the page
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number[]>} seconds, in order
 */
export async function traceFrames(session, work) {
  const events = await collectTrace(session, CATEGORIES, work);
  const drawn = events.filter(({ name }) => name === "DrawFrame");
  return drawn.map(({ ts }) => ts / 1e6).sort((a, b) => a - b);
}
