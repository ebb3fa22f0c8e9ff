import { guarded } from "../browser/reportError.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { addressOf, withoutHash } from "./addressOf.ts";
import { SCROLL_THRESHOLD } from "./infiniteScrollState.ts";
import { isTaken } from "./isTaken.ts";
import { leadsOn } from "./leadsOn.ts";
import type { InfiniteScrollOptions } from "./readInfiniteScroll.ts";
import { readSelectors } from "./readSelectors.ts";
import { watchEnd } from "./watchEnd.ts";

/**
 * What brings pages is fetched once the list's end is less than this far below the window, in CSS
 * pixels, so that it is there in time.
 */
export const PREPARE_DISTANCE = 3 * SCROLL_THRESHOLD;

/**
 * Brings the pages of a list one after the other before a visitor comes to its end, as the page's own
 * pagination names them; readInfiniteScroll() has the attributes. Three come by themselves, then a
 * button brings each; a visitor who goes by the Tab key, who sees what follows the list or who saves
 * data has the button at once, so that whatever follows can be reached and is not pushed away. The
 * address is that of the page in the middle of the window, and who comes back to it finds their place.
 *
 * What has come stays when this is stopped, and so does the pagination, which goes on from there.
 *
 * State: `data-infinite-scroll-phase` on the element, see InfiniteScrollPhase.
 */
export function createInfiniteScroll(
  element: HTMLElement,
  options: Partial<InfiniteScrollOptions> = {},
): Stop {
  const selectors = readSelectors(element, options);
  if (!selectors || isTaken(element)) return () => {};
  const { ownerDocument: document } = element;
  const next = addressOf(document.querySelector(selectors.nextSelector));
  const isBack = isReturn(windowOf(element));
  const here = new Set([withoutHash(document.URL)]);
  if (next ? !leadsOn(element, next, here) : !isBack) return () => {};
  let stopBringing: Stop = () => {};
  let isStopped = false;

  async function bring(): Promise<void> {
    watch.stop();
    const [{ bringPages }, back] = await Promise.all([
      import("./bringPages.ts"),
      isBack ? import("./restorePages.ts") : undefined,
    ]);
    if (!isStopped) stopBringing = bringPages(element, { options, restore: back?.restorePages });
  }

  const watch = watchEnd(element, PREPARE_DISTANCE, (isNear) => {
    if (isNear) guarded("infinite scroll", element, bring);
  });
  if (isBack) guarded("infinite scroll", element, bring);
  return stopAll(
    () => {
      isStopped = true;
    },
    watch.stop,
    () => stopBringing(),
  );
}

/** Whether the visitor has been on this page before, and comes back to it or loads it anew. */
function isReturn({ performance }: Window): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return /^(back_forward|reload)$/.test((navigation as PerformanceNavigationTiming)?.type);
}
