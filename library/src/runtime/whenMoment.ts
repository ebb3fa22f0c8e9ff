import { listen } from "../browser/listen.ts";
import { nextFrame } from "../browser/nextFrame.ts";
import { onVisible } from "../browser/onVisible.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import type { Moment } from "./Behaviour.ts";
import { holdFirstClick } from "./holdFirstClick.ts";

/** How far outside the window an element already counts as visible, so that it is ready in time. */
export const VISIBLE_MARGIN = "200px";
/** How long an idle behaviour waits at most for the browser to be idle, in milliseconds. */
export const IDLE_TIMEOUT = 2000;

const nothing = (): void => {};

/** Does the work of its moment; what it returns is done once the behaviour has started or failed. */
type Run = (settled: () => void) => void;

/** Calls `run` once, when the element's moment has come. */
export function whenMoment(element: HTMLElement, moment: Moment, run: Run): Stop {
  return moments[moment](element, run);
}

/** Whether this text, as an author may have written it, names a moment. */
export function isMoment(text: string): text is Moment {
  return Object.hasOwn(moments, text);
}

const moments: Record<Moment, (element: HTMLElement, run: Run) => Stop> = {
  load(_element, run) {
    run(nothing);
    return nothing;
  },
  idle(element, run) {
    const view = windowOf(element);
    const ready = (): void => run(nothing);
    // Safari has no requestIdleCallback; a frame later is the nearest to it.
    if (typeof view.requestIdleCallback !== "function") {
      return nextFrame(view, ready);
    }
    const idle = view.requestIdleCallback(ready, { timeout: IDLE_TIMEOUT });
    return () => view.cancelIdleCallback(idle);
  },
  visible(element, run) {
    const stop = onVisible(
      element,
      (visible) => {
        if (!visible) return;
        stop();
        run(nothing);
      },
      { margin: VISIBLE_MARGIN },
    );
    return stop;
  },
  interaction(element, run) {
    const touch = (): void => {
      stopListening();
      run(held.replay);
    };
    // Before the click is held, since that stops it from being heard any further.
    const stopListening = listen(
      element,
      // A key alone tells of a field that had the focus before we listened.
      { pointerenter: touch, focusin: touch, touchstart: touch, click: touch, keydown: touch },
      { capture: true, passive: true },
    );
    const held = holdFirstClick(element);
    return stopAll(held.stop, stopListening);
  },
};
