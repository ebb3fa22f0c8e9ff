import { listen } from "../browser/listen.ts";
import { nextFrame } from "../browser/nextFrame.ts";
import { onVisible } from "../browser/onVisible.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { scrollPosition } from "./scrollPosition.ts";

export type BackToTopOptions = {
  /** The button appears once the page is scrolled this far, in CSS pixels. */
  readonly showAt: number;
  /** How long the way up takes, in milliseconds; at once where reduced motion is preferred. */
  readonly duration: number;
};

/** Numbers of the specification, section 9: theme. Fading in and out is back-to-top.css's. */
export const backToTopDefaults: BackToTopOptions = { showAt: 200, duration: 1200 };

/**
 * Shows the element once the page is scrolled, and brings the visitor back to the top when they
 * use it or any link to `#top`. While hidden it is neither focusable nor clickable. Wheel, touch
 * or a key on the way up gives the page back to the visitor.
 *
 * State: `data-visible` on the element.
 */
export function createBackToTop(
  element: HTMLElement,
  options: Partial<BackToTopOptions> = {},
): Stop {
  const { showAt, duration } = { ...backToTopDefaults, ...options };
  const view = windowOf(element);
  const { document } = view;
  let stopMoving: Stop = () => {};

  function goUp(event: MouseEvent): void {
    const link = (event.target as Element).closest('a[href="#top"]');
    const own = element.contains(event.target as Node);
    if (event.defaultPrevented || !(link || own)) return;
    event.preventDefault();
    stopMoving();
    const reduced = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
    stopMoving = scrollUp(view, reduced ? 0 : duration);
    focusTop(document);
  }

  return stopAll(
    () => delete element.dataset.visible,
    watchDistance(document, showAt, (beyond) => {
      if (beyond) element.dataset.visible = "";
      else delete element.dataset.visible;
    }),
    listen(document, { click: goUp }),
    () => stopMoving(),
  );
}

/**
 * Tells whether the page is scrolled so far, by a mark as tall as that distance whose leaving the
 * window the browser reports: nothing runs while the visitor scrolls.
 */
function watchDistance(
  document: Document,
  distance: number,
  tell: (beyond: boolean) => void,
): Stop {
  const mark = document.createElement("div");
  mark.setAttribute("aria-hidden", "true");
  // Half a pixel short: at the distance itself, edges that only touch would still count as in view.
  mark.style.cssText = `position:absolute;top:0;width:1px;height:${distance - 0.5}px;pointer-events:none;visibility:hidden`;
  document.body.append(mark);
  return stopAll(
    () => mark.remove(),
    onVisible(mark, (visible) => tell(!visible)),
  );
}

/** Scrolls to the top in this many milliseconds, until stopped or the visitor takes over. */
function scrollUp(view: Window & typeof globalThis, duration: number): Stop {
  const from = view.scrollY;
  const started = view.performance.now();
  let stopFrame: Stop = () => {};
  const step = (now: number): void => {
    const top = scrollPosition(from, (now - started) / duration);
    view.scrollTo({ top, behavior: "instant" });
    if (top > 0) stopFrame = nextFrame(view, step);
    else stop();
  };
  const stopListening = listen(
    view,
    { wheel: () => stop(), touchstart: () => stop(), keydown: () => stop() },
    { passive: true },
  );
  const stop = stopAll(stopListening, () => stopFrame());
  step(duration > 0 ? started : Number.POSITIVE_INFINITY);
  return stop;
}

/** The next Tab starts at the top of the page, where the visitor now looks. */
function focusTop(document: Document): void {
  const top = document.getElementById("top") ?? document.body;
  const had = top.getAttribute("tabindex");
  top.setAttribute("tabindex", had ?? "-1");
  top.focus({ preventScroll: true });
  if (had === null) top.removeAttribute("tabindex");
}
