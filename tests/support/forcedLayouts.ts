import type { Page } from "playwright";

type TraceEvent = {
  readonly name: string;
  readonly args?: { readonly beginData?: { readonly stackTrace?: readonly unknown[] } };
};

/** With the second, the browser says which script, if any, made it do something. */
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.stack"];

/**
 * Traces what the browser does while `work` runs.
 * @returns how often it laid the page out, and how often a script made it do so in its midst
 */
export async function forcedLayouts(
  page: Page,
  work: () => Promise<unknown>,
): Promise<{ readonly layouts: number; readonly forced: number }> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  const layouts = events.filter(({ name }) => name === "Layout");
  const forced = layouts.filter(({ args }) => args?.beginData?.stackTrace?.length);
  return { layouts: layouts.length, forced: forced.length };
}
