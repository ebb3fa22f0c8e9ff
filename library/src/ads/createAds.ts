import { after } from "../browser/after.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";

/** Milliseconds after which an ad is given room once more (specification, section 9). */
export const RELAYOUT_DELAY = 5000;

const STATUS = "data-adsbygoogle-status";
const HEIGHTS = ["height", "min-height"] as const;

/**
 * Gives an ad, `ins.adsbygoogle`, room: as soon as its status is "done", and again 5 s later, the
 * inline height and min-height of all that it stands in are taken away. The script of the ads
 * writes them, and with them cuts off, or stretches, what stands beside the ad.
 */
export function createAds(element: HTMLElement): Stop {
  let end: Stop = () => {};
  const look = (): void => {
    if (element.getAttribute(STATUS) !== "done") return;
    observer.disconnect();
    const putBack = clearHeights(element);
    const stopTimer = after(RELAYOUT_DELAY, () => {
      end = stopAll(putBack, clearHeights(element));
    });
    end = stopAll(putBack, stopTimer);
  };
  const observer = new (windowOf(element).MutationObserver)(look);
  observer.observe(element, { attributeFilter: [STATUS] });
  look();
  return () => {
    observer.disconnect();
    end();
  };
}

/** @returns what puts each height back where none has come since */
function clearHeights(element: HTMLElement): Stop {
  const stops: Stop[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) {
    const { style } = one;
    for (const name of HEIGHTS) {
      const value = style.getPropertyValue(name);
      const priority = style.getPropertyPriority(name);
      if (!value) continue;
      style.removeProperty(name);
      stops.push(() => {
        if (!style.getPropertyValue(name)) style.setProperty(name, value, priority);
      });
    }
  }
  return stopAll(...stops);
}
