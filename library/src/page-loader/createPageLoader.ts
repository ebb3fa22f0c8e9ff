import { after } from "../browser/after.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";

/** How long it fades, in milliseconds (specification, section 9); page-loader.css does the same. */
export const LOADER_FADE = 2000;

/** "waiting", "fading" or "gone". page-loader.css reads it. */
const STATE = "data-vitrine-loader";

/**
 * What says that a page still loads: it fades once the page has loaded, or at the first error that
 * nobody catches. It never blocks: clicks go through it, and one that covers the page becomes clear
 * at once, so that content is seen while pictures are on their way.
 *
 * State: `data-vitrine-loader` on the element.
 */
export function createPageLoader(element: HTMLElement): Stop {
  const view = windowOf(element);
  let stopTimer: Stop | undefined;
  const leave = (): void => {
    if (stopTimer) return;
    element.setAttribute(STATE, "fading");
    stopTimer = after(LOADER_FADE, () => element.setAttribute(STATE, "gone"));
  };
  const restore = rememberAttributes(element, [STATE]);
  element.setAttribute(STATE, "waiting");
  if (view.document.readyState === "complete") leave();
  return stopAll(restore, () => stopTimer?.(), listen(view, { load: leave, error: leave }));
}
