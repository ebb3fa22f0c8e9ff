import { listen } from "../browser/listen.ts";
import { onVisible } from "../browser/onVisible.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import type { Moment } from "./Behaviour.ts";
import { holdFirstClick } from "./holdFirstClick.ts";
import { whenIdle } from "./whenIdle.ts";

/** How far outside the window an element already counts as visible, so that it is ready in time. */
export const VISIBLE_MARGIN = "200px";

/** Does the work of its moment; what it is given is done once the behaviour has started or failed. */
type Run = (settled?: () => void) => void;

/** Calls `run` once, when the element's moment has come: its own `data-moment`, else this one. */
export function whenMoment(element: HTMLElement, moment: Moment, run: Run): Stop {
  const own = element.getAttribute("data-moment") ?? "";
  return moments[isMoment(own) ? own : moment](element, run);
}

/** Whether this text, as an author may have written it, names a moment. */
function isMoment(text: string): text is Moment {
  return Object.hasOwn(moments, text);
}

const moments: Record<Moment, (element: HTMLElement, run: Run) => Stop> = {
  load(_element, run) {
    run();
    return () => {};
  },
  idle: whenIdle,
  visible(element, run) {
    const stop = onVisible(
      element,
      (visible) => {
        if (!visible) return;
        stop();
        run();
      },
      { margin: VISIBLE_MARGIN },
    );
    return stop;
  },
  interaction(element, run) {
    const touch = (): void => {
      stopListening();
      run(() => release(true));
    };
    // Before the click is held, since that stops it from being heard any further.
    const stopListening = listen(
      element,
      // A key alone tells of a field that had the focus before we listened.
      { pointerenter: touch, focusin: touch, click: touch, keydown: touch },
      { capture: true, passive: true },
    );
    const release = holdFirstClick(element);
    return stopAll(() => release(false), stopListening);
  },
};
