import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { measureBox } from "./measureBox.ts";
import type { OwnStyle } from "./parallaxKeyframes.ts";
import { addToPage, type ParallaxWindow } from "./parallaxPage.ts";
import { type ParallaxPlace, parallaxPlace } from "./parallaxPlace.ts";
import type { ParallaxWay } from "./parallaxProgress.ts";
import { type ParallaxOptions, readParallax } from "./readParallax.ts";
import { type Motion, startMotion } from "./startMotion.ts";

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
  const { effects = {}, disabled = [] } = { ...readParallax(element), ...options };
  if (Object.keys(effects).length === 0) return () => {};
  const reach = 100 * Math.abs(effects.vertical?.speed ?? 0);
  let page: ParallaxWindow;
  let own: OwnStyle;
  let place: ParallaxPlace | undefined;
  let motion: Motion | undefined;
  let isFirst = true;

  /** Scroll positions between which it is to move, or goes on to. */
  const span = (): ParallaxWay | undefined => (motion ? place?.far : place?.near);
  const halt = (): void => {
    motion?.stop();
    motion = undefined;
  };
  const leave = addToPage({
    element,
    measure(window) {
      page = window;
      if (!motion) own = readOwn(element);
      const isOff = page.isStill || disabled.includes(page.screen);
      place = isOff ? undefined : parallaxPlace(measureBox(element), page.height, reach);
    },
    update({ top }, isMeasured) {
      const limits = span();
      if (!(place && limits) || top < limits[0] || top > limits[1]) halt();
      else if (!motion) {
        const { way } = place;
        motion = startMotion(element, {
          effects,
          own,
          way,
          glides: isFirst,
          timeline: page.timeline,
        });
      } else if (isMeasured) motion.aim(place.way);
      if (place) isFirst = false;
      return span() ?? [];
    },
  });
  return stopAll(halt, leave);
}

function readOwn(element: Element): OwnStyle {
  const { transform, filter, opacity } = windowOf(element).getComputedStyle(element);
  return { transform, filter, opacity };
}
