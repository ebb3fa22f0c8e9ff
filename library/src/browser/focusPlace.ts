import { listen } from "./listen.ts";
import { FOCUSABLE } from "./rememberFocus.ts";
import { type Stop, stopAll } from "./stop.ts";

/**
 * Puts the focus on a place, also one that is no control, and in view. Such a place can be focused
 * until the focus leaves it, or until stopped.
 */
export function focusPlace(place: HTMLElement): Stop {
  const isControl = place.matches(FOCUSABLE);
  if (!isControl) place.tabIndex = -1;
  place.focus();
  const stop = stopAll(
    () => isControl || place.removeAttribute("tabindex"),
    listen(place, { blur: () => stop() }),
  );
  return stop;
}
