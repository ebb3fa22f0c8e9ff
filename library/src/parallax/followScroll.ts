import { onResize } from "../browser/onResize.ts";
import { onScroll } from "../browser/onScroll.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { type ParallaxBox, parallaxProgress } from "./parallaxProgress.ts";

/**
 * Sets a paused animation, 100 ms long, to an element's progress in each frame that scrolls, for
 * browsers and places where the element cannot follow by itself. It is measured once, and when it
 * or the page changes its size, as with pictures that come late.
 */
export function followScroll(element: HTMLElement, animation: Animation): Stop {
  const view = windowOf(element);
  let leave: Stop = () => {};
  const measureAgain = (): void => {
    leave();
    let box: ParallaxBox | undefined;
    leave = onScroll(element, {
      read({ top }) {
        box ??= measure(element);
        return parallaxProgress(box, { scrolled: top, height: view.innerHeight });
      },
      write(progress) {
        animation.currentTime = progress;
      },
    });
  };
  return stopAll(
    () => leave(),
    onResize(element, measureAgain),
    onResize(element.ownerDocument.body, measureAgain),
  );
}

/** By offsets, for its rectangle is where the effect has moved it to. */
function measure(element: HTMLElement): ParallaxBox {
  let top = 0;
  for (
    let one: Element | null = element;
    one && "offsetTop" in one;
    one = (one as HTMLElement).offsetParent
  ) {
    top += (one as HTMLElement).offsetTop + (one === element ? 0 : one.clientTop);
  }
  return { top, height: element.offsetHeight };
}
