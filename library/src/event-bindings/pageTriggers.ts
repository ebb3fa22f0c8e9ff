import { after } from "../browser/after.ts";
import { listen } from "../browser/listen.ts";
import { screenType } from "../browser/screenType.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { type Bag, isOn, numberWithin } from "../browser/values.ts";
import { windowOf } from "../browser/windowOf.ts";

/** Pixels from the window's top within which a pointer that leaves is on its way to close the page. */
export const EXIT_EDGE = 20;
/** Milliseconds for which the pointer must be gone. */
export const EXIT_GUARD = 50;

const LONGEST_DELAY = 86_400;

type PageTrigger = (body: HTMLElement, config: Bag, run: () => void) => Stop;

/** Every trigger of a page by the page builder's name for it; each comes once a page. */
export const pageTriggers: ReadonlyMap<string, PageTrigger> = new Map(
  Object.entries({ exit: onExit, timer: onTimer }),
);

/** The pointer leaves by the top; on phones, which have none, `e_delay` seconds where `e_mobile` is on. */
function onExit(body: HTMLElement, config: Bag, run: () => void): Stop {
  const view = windowOf(body);
  if (screenType(view.innerWidth) === "mobile")
    return isOn(config.e_mobile) ? afterSeconds(config.e_delay, run) : () => {};
  let wait: Stop = () => {};
  const stop = stopAll(
    () => wait(),
    listen(view.document, {
      mouseout: ({ relatedTarget, clientY }) => {
        // Not over a dialog: whoever is busy there has no eye for another.
        const isBusy = view.document.querySelector("dialog:modal") !== null;
        if (relatedTarget || clientY > EXIT_EDGE || isBusy) return;
        wait();
        wait = after(EXIT_GUARD, () => {
          stop();
          run();
        });
      },
      mouseover: () => wait(),
    }),
  );
  return stop;
}

/** `t_delay` seconds after the page has started. */
function onTimer(_body: HTMLElement, config: Bag, run: () => void): Stop {
  return afterSeconds(config.t_delay, run);
}

function afterSeconds(value: unknown, run: () => void): Stop {
  const seconds = numberWithin(value, { min: 0, max: LONGEST_DELAY, fallback: 0 });
  return after(seconds * 1000, run);
}
