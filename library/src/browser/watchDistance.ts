import { onVisible } from "./onVisible.ts";
import { type Stop, stopAll } from "./stop.ts";

/**
 * Tells whether the page is scrolled at least so far: at once, then whenever that changes. The
 * browser reports it by a mark as tall as that distance, so nothing runs while the visitor scrolls.
 * @param distance in CSS pixels, at least 1
 */
export function watchDistance(
  document: Document,
  distance: number,
  tell: (beyond: boolean) => void,
): Stop {
  const mark = document.createElement("div");
  // Half a pixel short: at the distance itself, edges that only touch would still count as in view.
  mark.style.cssText = `position:absolute;top:0;width:1px;visibility:hidden;height:${distance - 0.5}px`;
  document.body.append(mark);
  return stopAll(
    () => mark.remove(),
    onVisible(mark, (visible) => tell(!visible)),
  );
}
