import { onScroll } from "../browser/onScroll.ts";
import type { Stop } from "../browser/stop.ts";
import { parallaxProgress } from "./parallaxProgress.ts";
import type { ParallaxWay } from "./parallaxWay.ts";

/**
 * Sets a paused animation, 100 ms long, to an element's progress in each frame that scrolls, for
 * browsers where the element cannot follow by itself.
 */
export function followScroll(element: HTMLElement, animation: Animation, way: ParallaxWay): Stop {
  let last: number | undefined;
  return onScroll(element, {
    read: ({ top }) => parallaxProgress(way, top),
    write(progress) {
      // At either end of its way it waits.
      if (progress !== last) animation.currentTime = progress;
      last = progress;
    },
  });
}
