const CATEGORIES = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"];

/**
 * Counts the frames that the browser drew while `work` ran, without a line of script in the page.
 * @param {import("playwright").CDPSession} session of the page
 * @param {() => Promise<void>} work
 * @returns {Promise<{ frames: number, seconds: number }>} seconds from the first frame to the last
 */
export async function traceFrames(session, work) {
  /** @type {number[]} */
  const drawn = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, ts } of /** @type {{ name?: string, ts?: number }[]} */ (value)) {
      if (name === "DrawFrame" && ts !== undefined) drawn.push(ts);
    }
  });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  return { frames: drawn.length, seconds: (Math.max(...drawn) - Math.min(...drawn)) / 1e6 };
}
