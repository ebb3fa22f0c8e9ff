import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";

/**
 * Has a list open to its other side where it would leave the window. Looked at in the frame that
 * shows it, right after the browser has laid it out, so that nothing is computed twice; a list is
 * asked once each time it opens.
 *
 * State, on the list: `data-vitrine-flip`.
 */
export function keepInside(list: HTMLElement): Stop {
  const view = windowOf(list);
  const observer = new view.ResizeObserver(() => {
    observer.disconnect();
    const { left, right } = list.getBoundingClientRect();
    const isOutside = left < 0 || right > view.document.documentElement.clientWidth;
    list.toggleAttribute("data-vitrine-flip", isOutside);
  });
  observer.observe(list);
  return () => observer.disconnect();
}
