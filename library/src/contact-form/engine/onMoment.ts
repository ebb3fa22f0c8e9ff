import { after } from "../../browser/after.ts";
import { listen } from "../../browser/listen.ts";
import type { Stop } from "../../browser/stop.ts";

/** When a form asks for what it needs: at once, or when a visitor first touches it. */
export type Moment = "load" | "touch";

/**
 * Runs soon, or when a visitor first touches an element; where they already do, that is soon, too:
 * in a task of its own, so that what they touched answers first.
 */
export function onMoment(element: HTMLElement, moment: Moment, run: () => void): Stop {
  if (moment === "load" || element.matches(":hover,:focus-within")) {
    return after(0, run);
  }
  const touch = (): void => {
    stop();
    run();
  };
  const stop = listen(
    element,
    { pointerenter: touch, touchstart: touch, focusin: touch, input: touch },
    { passive: true },
  );
  return stop;
}
