import { listen } from "./listen.ts";
import { prefersReducedMotion } from "./motion.ts";
import { type Stop, stopAll } from "./stop.ts";
import { styleOf } from "./styleOf.ts";
import { windowOf } from "./windowOf.ts";

/** Milliseconds from one item's fade to the next one's (specification, section 9). */
export const FADE_STEP = 150;
/** Milliseconds in which an item fades in (specification, section 9). */
export const FADE_TIME = 350;
/** From the eighth item on all fade together: the last of forty would else come after six seconds. */
export const FADE_LAST = 7;

/** Milliseconds that the item with this index, from 0, waits for its fade. */
export function fadeDelay(index: number): number {
  return Math.min(index, FADE_LAST) * FADE_STEP;
}

/**
 * Fades items in, one after the other. They are as the page has them then; those that its styles keep
 * hidden until a script shows them (the theme's `.kt_item_fade_in`) are shown for as long as this
 * runs. At once with reduced motion, and on paper.
 */
export function fadeIn(items: readonly HTMLElement[]): Stop {
  const [first] = items;
  if (!first) return () => {};
  const view = windowOf(first);
  const hidden = items.filter((item) => styleOf(item).opacity === "0");
  const restore = hidden.map(show);
  if (prefersReducedMotion(view)) return stopAll(...restore);
  const fades = items.map((item, index) =>
    item.animate([{ opacity: 0, offset: 0 }], {
      delay: fadeDelay(index),
      duration: FADE_TIME,
      easing: "ease-in-out",
      fill: "backwards",
    }),
  );
  const end = (): void => {
    for (const fade of fades) fade.cancel();
    deafen();
  };
  const deafen = listen(view, { beforeprint: end });
  // The last to end, or to be called off.
  fades.at(-1)?.finished.then(deafen, deafen);
  return stopAll(...restore, end);
}

function show(item: HTMLElement): Stop {
  const { opacity } = item.style;
  item.style.opacity = "1";
  return () => {
    item.style.opacity = opacity;
    if (!item.getAttribute("style")) item.removeAttribute("style");
  };
}
