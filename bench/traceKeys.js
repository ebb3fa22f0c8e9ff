import { collectTrace } from "../scripts/collectTrace.js";

/** @typedef {import("../scripts/collectTrace.js").TraceEvent} TraceEvent */

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** How long after a key its work is counted, in milliseconds; keys must be further apart. */
export const KEY_WINDOW = 100;

/**
 * How long the main thread of a page is at work for each key that is pressed while `work` runs: script, styles,
 * layout and painting. A key is what begins with "keydown".
 * @param {import("playwright").CDPSession} session of the page
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number[]>} milliseconds, a value a key
 */
export async function traceKeys(session, work) {
  return workOfKeys(await collectTrace(session, CATEGORIES, work));
}

/**
 * @param {readonly TraceEvent[]} events
 * @returns {number[]}
 */
export function workOfKeys(events) {
  const keys = events.filter(
    ({ name, args }) => name === "EventDispatch" && args?.data?.type === "keydown",
  );
  return keys.map(({ ts: pressed, pid, tid }) => {
    const end = pressed + KEY_WINDOW * 1000;
    const tasks = events.filter(
      (event) =>
        event.name === "RunTask" &&
        event.pid === pid &&
        event.tid === tid &&
        event.ts + (event.dur ?? 0) > pressed &&
        event.ts < end,
    );
    return tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000;
  });
}
