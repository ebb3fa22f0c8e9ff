import type { Page } from "playwright";

type TraceEvent = {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
};

/** Work of the browser's that a script may force before its time. */
const LAYOUT = ["Layout", "UpdateLayoutTree"];
const SCRIPT = ["FunctionCall", "EvaluateScript"];

/**
 * Traces what the browser does while `work` runs.
 * @returns how often a script ran, and how often one made the browser lay out the page, or work out
 *   styles, in the midst of its run
 */
export async function forcedLayouts(
  page: Page,
  work: () => Promise<unknown>,
): Promise<{ readonly scripts: number; readonly forced: number }> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline"] },
  });
  await work();
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  const scripts = events.filter(({ name }) => SCRIPT.includes(name));
  const isWithin = (layout: TraceEvent): boolean =>
    scripts.some(
      ({ tid, ts, dur = 0 }) => tid === layout.tid && layout.ts > ts && layout.ts < ts + dur,
    );
  const forced = events.filter((event) => LAYOUT.includes(event.name) && isWithin(event));
  return { scripts: scripts.length, forced: forced.length };
}
