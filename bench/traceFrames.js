const CATEGORIES = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"];

/** @typedef {{ value: { name?: string, ts?: number }[] }} Collected */

/**
 * Tells when the browser drew a frame while `work` ran, without a line of script in the page.
 * @param {import("playwright").CDPSession} session of the page
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number[]>} seconds, in order
 */
export async function traceFrames(session, work) {
  /** @type {number[]} */
  const drawn = [];
  const collect = (/** @type {Collected} */ { value }) => {
    for (const { name, ts } of value) {
      if (name === "DrawFrame" && ts !== undefined) drawn.push(ts / 1e6);
    }
  };
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  return drawn.sort((a, b) => a - b);
}
