import type { Stop } from "./stop.ts";
import { windowOf } from "./windowOf.ts";

/** Farther than any page is scrolled, and not too far for a browser's sums, in CSS pixels. */
export const FARTHEST = 1e6;

export type ScrollRange = {
  /**
   * Watches these scroll positions, both within, in whole CSS pixels up to FARTHEST, in place of
   * those before. `leave` is called once, soon after the page is scrolled beyond them, or if it
   * already is, with the position where it is.
   */
  readonly set: (from: number, to: number) => void;
  readonly stop: Stop;
};

/**
 * Tells when the page is scrolled out of a range of positions. The browser watches by a mark at the
 * first one, so nothing of ours runs while the visitor scrolls within the range.
 */
export function createScrollRange(document: Document, leave: (top: number) => void): ScrollRange {
  const { IntersectionObserver } = windowOf(document);
  const mark = document.createElement("div");
  // Whatever motion a page gives to all of its elements.
  mark.style.cssText = "position:absolute;top:0;width:1px;visibility:hidden;transition:none";
  // Beside the body, which may be in a place of its own.
  document.documentElement.append(mark);
  let observer: IntersectionObserver | undefined;
  return {
    set(from, to) {
      observer?.disconnect();
      // Unlike another place, that lays nothing out.
      mark.style.translate = `0 ${from}px`;
      observer = new IntersectionObserver(
        (entries) => {
          const last = entries.at(-1);
          // Asking the window would lay out what others have changed meanwhile.
          if (last && !last.isIntersecting) leave(from - last.boundingClientRect.top);
        },
        // The line at the window's top edge, and as far above it as the range is long.
        { root: document, rootMargin: `${to - from}px 0px -100%` },
      );
      observer.observe(mark);
    },
    stop() {
      observer?.disconnect();
      mark.remove();
    },
  };
}
