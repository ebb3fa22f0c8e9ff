import { listen } from "../browser/listen.ts";
import { onVisible } from "../browser/onVisible.ts";
import { guarded } from "../browser/reportError.ts";
import { MOBILE_MAX_WIDTH, type ScreenType, TABLET_MAX_WIDTH } from "../browser/screenType.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { parallaxKeyframes } from "./parallaxKeyframes.ts";
import type { ParallaxEffects } from "./parallaxSettings.ts";
import { type ParallaxOptions, readParallax } from "./readParallax.ts";

/** Milliseconds in which an element that is already seen glides to where it belongs. */
export const PARALLAX_GLIDE = 200;

/** How far outside the window an element is made ready, in CSS pixels. */
const READY = 200;

/** From where its top edge comes in at the bottom to where its middle goes out at the top. */
const WAY = { rangeStart: "cover 0%", rangeEnd: "exit-crossing 50%" };

const SCREENS: Record<ScreenType, string> = {
  mobile: `(width <= ${MOBILE_MAX_WIDTH}px)`,
  tablet: `(${MOBILE_MAX_WIDTH}px < width <= ${TABLET_MAX_WIDTH}px)`,
  desktop: `(width > ${TABLET_MAX_WIDTH}px)`,
};

/** Lets the element move until stopped; it glides to where it belongs if it was seen before. */
type Run = (glides: boolean) => Stop;

/**
 * Lets an element move, turn, grow, blur or fade on its way through the window, as its attribute
 * `data-tve-scroll` of mode "parallax" says (specification, section 3). The browser moves it by
 * itself, with no script while the visitor scrolls; where it cannot, one shared reader does.
 *
 * Nothing moves on screens that are switched off, on paper, and where less motion is preferred.
 * A transform and a filter that the element has of its own stay.
 *
 * State: `data-scroll-effects` on the element names the effects while it is near the window.
 *
 * @param options in place of what the attribute says
 */
export function createParallax(element: HTMLElement, options: Partial<ParallaxOptions> = {}): Stop {
  const { effects = {}, disabled = [] } = { ...readParallax(element), ...options };
  if (Object.keys(effects).length === 0) return () => {};
  const view = windowOf(element);
  const still = view.matchMedia(
    ["print", "(prefers-reduced-motion: reduce)", ...disabled.map((one) => SCREENS[one])].join(),
  );
  let end: Stop = () => {};
  const update = (): void => {
    end();
    if (!still.matches) end = moveWhileNear(element, effects);
  };
  update();
  return stopAll(
    () => end(),
    listen(still, { change: update }),
    // Browsers do not always tell of paper by media.
    listen(view, { beforeprint: () => end(), afterprint: update }),
  );
}

/**
 * Runs whenever the element comes near the window, and ends that when it is far away again: what
 * the browser moves by itself is drawn apart from its page, which costs most of all. Far is one reach
 * farther than near, or an element that moves away as it starts would start and stop forever.
 */
function moveWhileNear(element: HTMLElement, effects: ParallaxEffects): Stop {
  const view = windowOf(element);
  const reach = reachOf(effects);
  let run: Run | undefined;
  let end: Stop | undefined;
  let isFirst = true;
  let isOver = false;
  let waiting = 0;
  const halt = (): void => {
    end?.();
    end = undefined;
  };
  const ready = (): Run => {
    run ??= prepare(element, effects);
    return run;
  };
  const near = (isNear: boolean): void => {
    const glides = isFirst;
    isFirst = false;
    // Those far away are measured before the visitor scrolls there, while nothing else is to be done.
    if (!isNear) waiting ||= view.requestIdleCallback?.(ready);
    else {
      const begin = ready();
      // Once all elements of this frame are measured.
      queueMicrotask(() => {
        if (!isOver) end ??= begin(glides);
      });
    }
  };
  const far = (isWithin: boolean): void => {
    if (!isWithin) halt();
  };
  return stopAll(
    halt,
    () => {
      isOver = true;
      view.cancelIdleCallback?.(waiting);
    },
    onVisible(element, near, { margin: `${READY + reach}px` }),
    onVisible(element, far, { margin: `${READY + 2 * reach}px` }),
  );
}

/** How far its effects may bring an element from its place, in CSS pixels; few values, for few observers. */
function reachOf(effects: ParallaxEffects): number {
  return 100 * Math.ceil(Math.max(...Object.values(effects).map(({ speed }) => Math.abs(speed))));
}

/** Measures, and changes nothing yet. */
function prepare(element: HTMLElement, effects: ParallaxEffects): Run {
  const view = windowOf(element);
  const { transform, filter, opacity } = view.getComputedStyle(element);
  const timeline = pageTimeline(element);
  const frames = parallaxKeyframes(effects, { transform, filter });
  const effect = new view.KeyframeEffect(element, frames, { duration: 100, fill: "both" });
  const animation = Object.assign(new view.Animation(effect, timeline), WAY);
  return (glides) => {
    // None once it is over.
    let leave: Stop | undefined = () => {};
    const follow = async (): Promise<void> => {
      const { followScroll } = await import("./followScroll.ts");
      if (leave) leave = followScroll(element, animation);
    };
    element.dataset.scrollEffects = Object.keys(effects).join(" ");
    const glide =
      glides && element.animate({ transform, filter, opacity, offset: 0 }, PARALLAX_GLIDE);
    animation.play();
    if (!timeline) {
      // By script what the browser cannot move; few browsers need to fetch that.
      animation.pause();
      guarded("parallax", element, follow);
    }
    return () => {
      leave?.();
      leave = undefined;
      animation.cancel();
      if (glide) glide.cancel();
      delete element.dataset.scrollEffects;
    };
  };
}

/**
 * The element's way through the window, if the browser can follow it: not an old one, not within a
 * box that cuts off or scrolls by itself (which would be taken for the window), and not one without height.
 */
function pageTimeline(subject: HTMLElement): AnimationTimeline | undefined {
  // Browsers without it have it not, whatever the types say.
  const { ViewTimeline } = windowOf(subject) as Partial<typeof globalThis>;
  if (!(ViewTimeline && subject.offsetHeight)) return undefined;
  // Otherwise the page's scroll-padding would shorten the way.
  const timeline = new ViewTimeline({ subject, axis: "y", inset: "0px" });
  return timeline.source?.matches("html,body") ? timeline : undefined;
}
