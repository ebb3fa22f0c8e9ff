import { onVisible } from "../browser/onVisible.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import type { Stop } from "../browser/stop.ts";
import { numberWithin } from "../browser/values.ts";
import { ENTRANCE_INSIDE, MAX_ENTRANCE_DELAY } from "./entranceLimits.ts";

/**
 * Lets an element come in, once, when it is scrolled into view: `kad-animation`, after its
 * `data-delay` in milliseconds, or `kt-animate-fade-in`, `-up`, `-down`, `-left`, `-right`. What has
 * `kt-pb-animation` gets `kt-pb-animate`, too, and moves as its page says.
 *
 * What is in the window at the start, or above it, may have been seen, and stays as it is. Whether
 * anything waits or moves is entrance.css's: where the body says `data-animate="1"`, on screens wider
 * than 790 px, unless less motion is preferred.
 *
 * State: `data-vitrine-entrance` on the element, "waiting", then "in" while it moves.
 */
export function createEntrance(element: HTMLElement): Stop {
  const { classList, dataset } = element;
  const restore = rememberAttributes(element, ["class", "data-vitrine-entrance"]);
  let unwatch: Stop;
  const watch = (inside: number): void => {
    unwatch = onVisible(
      element,
      (visible, { height }) => {
        const isLow = height < inside;
        if (visible || isLow) unwatch();
        // At the very end of a page it would get no further in.
        if (isLow && !visible) watch(0);
        else if (!visible) dataset.vitrineEntrance = "waiting";
        else {
          classList.toggle("kt-pb-animate", classList.contains("kt-pb-animation"));
          if (dataset.vitrineEntrance) comeIn(element);
        }
      },
      // As far up as a page goes: what is above has been seen.
      { margin: `999999px 0px ${-inside}px` },
    );
  };
  watch(ENTRANCE_INSIDE);
  return () => {
    unwatch();
    restore();
  };
}

/** Lets it move to where it belongs; nothing is left of it then, also where nothing moves it. */
async function comeIn(element: HTMLElement): Promise<void> {
  const { dataset } = element;
  dataset.vitrineEntrance = "in";
  const moves = element.getAnimations().filter((one) => "animationName" in one);
  const delay = numberWithin(dataset.delay, { min: 0, max: MAX_ENTRANCE_DELAY, fallback: 0 });
  for (const { effect } of moves) effect?.updateTiming({ delay });
  await Promise.allSettled(moves.map(({ finished }) => finished));
  delete dataset.vitrineEntrance;
}
