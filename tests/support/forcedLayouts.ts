import type { Page } from "playwright";
import { collectTrace } from "../../scripts/collectTrace.js";

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
  const events = await collectTrace(session, CATEGORIES, work);
  const layouts = events.filter(({ name }) => name === "Layout");
  const forced = layouts.filter(({ args }) => args?.beginData?.stackTrace?.length);
  return { layouts: layouts.length, forced: forced.length };
}
