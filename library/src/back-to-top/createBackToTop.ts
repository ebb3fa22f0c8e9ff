import { glide } from "../browser/glide.ts";
import { listen } from "../browser/listen.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { watchDistance } from "../browser/watchDistance.ts";
import { windowOf } from "../browser/windowOf.ts";

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
    stopMoving = glide(view, {
      scroller: document.scrollingElement ?? document.documentElement,
      goal: () => 0,
      duration,
    });
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

/** The next Tab starts at the top of the page, where the visitor now looks. */
function focusTop(document: Document): void {
  const top = document.getElementById("top") ?? document.body;
  const had = top.getAttribute("tabindex");
  top.setAttribute("tabindex", had ?? "-1");
  top.focus({ preventScroll: true });
  if (had === null) top.removeAttribute("tabindex");
}
