import { listen } from "../browser/listen.ts";
import { nextFrame } from "../browser/nextFrame.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";

/** Further than any page reaches, in CSS pixels. */
const FAR = 1e7;

export type EndWatch = {
  /** Has it told once more, when a grid whose items have changed has its height: two frames later. */
  readonly again: () => void;
  readonly stop: Stop;
};

/**
 * Tells whether an element ends less than so many CSS pixels below the window's lower edge, first
 * soon after this call, then whenever that changes. The browser reports it, so nothing runs while
 * the visitor scrolls. Of an element that is not shown it tells that it does not.
 */
export function watchEnd(
  element: Element,
  distance: number,
  tell: (isNear: boolean) => void,
): EndWatch {
  const view = windowOf(element);
  let observer: IntersectionObserver | undefined;
  let stopFrame: Stop = () => {};
  const observe = (): void => {
    observer?.disconnect();
    // All that lies further down than the distance.
    const rootMargin = `${-view.innerHeight - distance}px ${FAR}px ${FAR}px`;
    observer = new view.IntersectionObserver(
      (entries) => {
        // A busy page is told of several frames at once: the last one is how it is.
        const entry = entries.at(-1);
        const { width = 0, height = 0 } = entry?.boundingClientRect ?? {};
        tell(!entry?.isIntersecting && width + height > 0);
      },
      { root: element.ownerDocument, rootMargin },
    );
    observer.observe(element);
  };
  observe();
  return {
    again() {
      // What it was about to tell is of before.
      observer?.disconnect();
      stopFrame();
      stopFrame = nextFrame(view, () => {
        stopFrame = nextFrame(view, observe);
      });
    },
    stop: stopAll(
      () => observer?.disconnect(),
      () => stopFrame(),
      listen(view, { resize: observe }),
    ),
  };
}
