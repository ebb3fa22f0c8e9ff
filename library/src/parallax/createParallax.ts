import { createMovingPage, type MovingWindow } from "../browser/createMovingPage.ts";
import { measureBox } from "../browser/measureBox.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { styleOf } from "../browser/styleOf.ts";
import { createMotion, type Motion } from "./createMotion.ts";
import type { OwnStyle } from "./parallaxKeyframes.ts";
import { type ParallaxPlace, parallaxPlace } from "./parallaxPlace.ts";
import type { ParallaxWay } from "./parallaxWay.ts";
import { type FoundParallax, type ParallaxOptions, readParallax } from "./readParallax.ts";

const addToPage = createMovingPage();

/**
 * Lets an element move, turn, grow, blur or fade on its way through the window, as its attribute
 * `data-tve-scroll` of mode "parallax" says (specification, section 3). The browser moves it by
 * itself, with no script while the visitor scrolls; where it cannot, one shared reader does.
 *
 * Nothing moves on screens that are switched off, on paper, and where less motion is preferred.
 * A transform and a filter that the element has of its own stay.
 *
 * State: `data-scroll-effects` on the element names the effects while it is near the window. Far away
 * it does not move, for what the browser moves by itself is drawn apart from its page.
 *
 * @param options in place of what the attribute says
 */
export function createParallax(element: HTMLElement, options: Partial<ParallaxOptions> = {}): Stop {
  const { effects = {}, disabled = [] }: Partial<FoundParallax> = {
    ...readParallax(element),
    ...options,
  };
  if (Object.keys(effects).length === 0) return () => {};
  const reach = 100 * Math.abs(effects.vertical?.speed ?? 0);
  let page: MovingWindow;
  let own: OwnStyle;
  let place: ParallaxPlace | undefined;
  let motion: Motion | undefined;
  let moves = false;
  let isFirst = true;

  const halt = (): void => {
    motion?.stop();
    moves = false;
  };
  const leave = addToPage({
    element,
    measure(window) {
      page = window;
      if (!moves) {
        own = readOwn(element);
        motion = undefined;
      }
      const isOff = page.isStill || disabled.includes(page.screen);
      place = isOff ? undefined : parallaxPlace(measureBox(element), page.height, reach);
    },
    update({ top }, isMeasured) {
      const isWithin = (way?: ParallaxWay) => way && top >= way[0] && top <= way[1];
      /** Scroll positions between which it is to move, or goes on to. */
      const limits = (): ParallaxWay | undefined => (moves ? place?.far : place?.near);
      if (!(place && isWithin(limits()))) halt();
      else if (!moves || isMeasured) {
        motion ??= createMotion(element, { effects, own, timeline: page.timeline });
        motion.start(place.way);
        if (isFirst && isWithin(place.seen)) motion.glide();
        moves = true;
      }
      if (place) isFirst = false;
      return limits() ?? [];
    },
  });
  return stopAll(halt, leave);
}

function readOwn(element: Element): OwnStyle {
  const { transform, filter, opacity } = styleOf(element);
  return { transform, filter, opacity };
}
