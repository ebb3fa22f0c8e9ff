import { listen } from "./listen.ts";
import { rememberAttributes } from "./rememberAttributes.ts";
import { type Stop, stopAll } from "./stop.ts";

/**
 * Puts the focus on a place, also one that is no control, without scrolling. Such a place can be
 * focused until the focus leaves it, or until stopped.
 */
export function focusPlace(place: HTMLElement): Stop {
  place.focus({ preventScroll: true });
  if (place.ownerDocument.activeElement === place) return () => {};
  const restore = rememberAttributes(place, ["tabindex"]);
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const stop = stopAll(restore, listen(place, { blur: () => stop() }));
  return stop;
}
