import type { Page, Request } from "playwright";

type Traffic = {
  readonly hasScript: boolean;
  begun: number;
  readonly pending: Set<Request>;
};

/** Of the pages that are watched. */
const traffic = new WeakMap<Page, Traffic>();

/** Milliseconds after which a busy page counts as idle. */
const IDLE_TIMEOUT_MS = 1000;

/** Notes from now on what a page asks for, so that it can be waited for. */
export function watchTraffic(page: Page, hasScript = true): void {
  const seen: Traffic = { hasScript, begun: 0, pending: new Set() };
  page.on("request", (request) => {
    seen.begun += 1;
    seen.pending.add(request);
  });
  const end = (request: Request): void => {
    seen.pending.delete(request);
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  traffic.set(page, seen);
}

/**
 * Waits until a page has loaded, all that it asked for has come, and it asks for no more though it had
 * the time to: a frame, in which it learns what is visible, and idle time. Playwright's "networkidle"
 * waits half a second instead, which is long for us and may be short for a busy machine.
 * @param page opened by `openPages`
 */
export async function settled(page: Page): Promise<void> {
  const seen = traffic.get(page);
  if (!seen) throw new Error("Only pages that openPages opened can be waited for.");
  await page.waitForLoadState("load");
  // All of its own it has by then, and idle it is never told to be.
  if (!seen.hasScript) return;
  for (let before = -1; before !== seen.begun || seen.pending.size > 0; ) {
    before = seen.begun;
    await page.evaluate(waitForIdle, IDLE_TIMEOUT_MS);
  }
}

/** Runs in the page; waits twice, as what waited like us may have something to do after that. */
async function waitForIdle(timeout: number): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => requestIdleCallback(done, { timeout }));
  }
}
