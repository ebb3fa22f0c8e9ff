/**
 * @typedef {object} TraceEvent times in microseconds
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} [dur]
 * @property {number} [tdur] of the processor, where the machine counts it: other processes apart
 * @property {TraceDetails} [args]
 */

/**
 * @typedef {object} TraceDetails
 * @property {{ type?: string }} [data]
 * @property {{ stackTrace?: readonly unknown[], totalObjects?: number }} [beginData]
 */

/**
 * Collects what the browser says of itself while `work` runs, without a line of script in the page: for
 * tests and measurements.
 * @param {import("playwright").CDPSession} session of the page
 * @param {readonly string[]} categories of what is to be told
 * @param {() => Promise<unknown>} work
 * @returns {Promise<TraceEvent[]>} in no certain order
 */
export async function collectTrace(session, categories, work) {
  /** @type {TraceEvent[]} */
  const events = [];
  const collect = (/** @type {{ value: any[] }} */ { value }) => events.push(...value);
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: [...categories] },
  });
  await work();
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  return events;
}
