import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";

/** Where a theme shows something under the pointer, a finger that is lifted shows it, and hides it again. */
export function createTouchHover(element: HTMLElement): Stop {
  return stopAll(
    rememberAttributes(element, ["class"]),
    listen(
      element,
      { touchend: () => element.classList.toggle("kt-mobile-hover") },
      { passive: true },
    ),
  );
}
