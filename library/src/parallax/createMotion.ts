import { guarded } from "../browser/reportError.ts";
import type { Stop } from "../browser/stop.ts";
import { type OwnStyle, parallaxKeyframes } from "./parallaxKeyframes.ts";
import type { ParallaxEffects } from "./parallaxSettings.ts";
import type { ParallaxWay } from "./parallaxWay.ts";

/** Milliseconds in which an element that is already seen glides to where it belongs. */
export const PARALLAX_GLIDE = 200;

export type Motion = {
  /**
   * Lets the element go this way from now on: again and again, as it comes near, which costs next to
   * nothing, or another one, as when the page has grown above it.
   */
  readonly start: (way: ParallaxWay) => void;
  /** Lets it glide from where it stands, and was seen, to where it belongs. */
  readonly glide: () => void;
  readonly stop: Stop;
};

export type MotionOptions = {
  readonly effects: ParallaxEffects;
  readonly own: OwnStyle;
  /**
   * The page's scrolling, along which the browser moves elements by itself; null where it cannot,
   * and a script has to.
   */
  readonly timeline: AnimationTimeline | null;
};

/** Moves an element along as its page is scrolled, and measures nothing. */
export function createMotion(element: HTMLElement, options: MotionOptions): Motion {
  const { effects, own, timeline } = options;
  const animation = element.animate(parallaxKeyframes(effects, own), {
    duration: 100,
    fill: "both",
    // Without any timeline, an animation costs a third more to set.
    timeline: timeline ?? element.ownerDocument.timeline,
  });
  let way: ParallaxWay;
  let glide: Animation | undefined;
  // None while it is stopped.
  let leave: Stop | undefined;
  const follow = async (): Promise<void> => {
    const { followScroll } = await fetchFollowing();
    leave?.();
    if (leave) leave = followScroll(element, animation, way);
  };
  const start = (to: ParallaxWay): void => {
    way = to;
    Object.assign(animation, { rangeStart: `${way[0]}px`, rangeEnd: `${way[1]}px` });
    if (!leave) {
      animation.play();
      if (!timeline) animation.pause();
    }
    leave ??= () => {};
    if (!timeline) guarded("parallax", element, follow);
    element.dataset.scrollEffects = Object.keys(effects).join(" ");
  };
  return {
    start,
    glide() {
      glide = element.animate({ ...own, offset: 0 }, PARALLAX_GLIDE);
      glide.onfinish = () => {
        // Beside another one it is not drawn apart from its page, until it is started anew.
        glide?.cancel();
        start(way);
      };
    },
    stop() {
      leave?.();
      leave = undefined;
      animation.cancel();
      glide?.cancel();
      delete element.dataset.scrollEffects;
    },
  };
}

/** Few browsers need it. */
const fetchFollowing = () => import("./followScroll.ts");
