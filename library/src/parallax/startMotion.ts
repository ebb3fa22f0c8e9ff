import { guarded } from "../browser/reportError.ts";
import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { type OwnStyle, parallaxKeyframes } from "./parallaxKeyframes.ts";
import type { ParallaxWay } from "./parallaxProgress.ts";
import type { ParallaxEffects } from "./parallaxSettings.ts";

/** Milliseconds in which an element that is already seen glides to where it belongs. */
export const PARALLAX_GLIDE = 200;

export type Motion = {
  /** Lets the element go this way from now on, as when the page has grown above it. */
  readonly aim: (way: ParallaxWay) => void;
  readonly stop: Stop;
};

export type MotionOptions = {
  readonly effects: ParallaxEffects;
  readonly own: OwnStyle;
  readonly way: ParallaxWay;
  /**
   * The page's scrolling, along which the browser moves elements by itself; undefined where it
   * cannot, and a script has to.
   */
  readonly timeline: AnimationTimeline | undefined;
  /** Whether the element has been seen where it stands, and is to glide to where it belongs. */
  readonly glides: boolean;
};

/** Moves an element along as its page is scrolled, and measures nothing. */
export function startMotion(element: HTMLElement, options: MotionOptions): Motion {
  const { effects, own, timeline, glides } = options;
  const { Animation, KeyframeEffect } = windowOf(element);
  const frames = parallaxKeyframes(effects, own);
  const effect = new KeyframeEffect(element, frames, { duration: 100, fill: "both" });
  const animation = new Animation(effect, timeline);
  let { way } = options;
  // None once it is over.
  let leave: Stop | undefined = () => {};
  const follow = async (): Promise<void> => {
    // Few browsers need to fetch that.
    const { followScroll } = await import("./followScroll.ts");
    leave?.();
    if (leave) leave = followScroll(element, animation, way);
  };
  const aim = (to: ParallaxWay): void => {
    way = to;
    Object.assign(animation, { rangeStart: `${way[0]}px`, rangeEnd: `${way[1]}px` });
    if (!timeline) guarded("parallax", element, follow);
  };
  animation.play();
  if (!timeline) animation.pause();
  aim(way);
  const glide = glides && element.animate({ ...own, offset: 0 }, PARALLAX_GLIDE);
  if (glide) {
    glide.onfinish = () => {
      // Beside another one it is not drawn apart from its page, until it is aimed anew.
      glide.cancel();
      aim(way);
    };
  }
  element.dataset.scrollEffects = Object.keys(effects).join(" ");
  return {
    aim,
    stop() {
      leave?.();
      leave = undefined;
      animation.cancel();
      if (glide) glide.cancel();
      delete element.dataset.scrollEffects;
    },
  };
}
