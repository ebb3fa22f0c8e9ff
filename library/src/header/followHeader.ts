import { onScroll } from "../browser/onScroll.ts";
import type { Stop } from "../browser/stop.ts";

/** How much lower than at first a header is; sticky-header.css reads it. */
const AWAY = "--vitrine-header-away";

/** Keeps a header as much lower as it is to be, in CSS pixels, for browsers without scroll timelines. */
export function followHeader(element: HTMLElement, lossAt: (scroll: number) => number): Stop {
  let last: number | undefined;
  return onScroll(element, {
    read: ({ top }) => lossAt(top),
    write(loss) {
      // Beyond its way nothing changes.
      if (loss !== last) element.style.setProperty(AWAY, `${loss}px`);
      last = loss;
    },
  });
}
