import { type Stop, stopAll } from "./stop.ts";
import { windowOf } from "./windowOf.ts";

/** On the element whose overflow the window uses: how many locks hold it. dialog.css reads it. */
const LOCK = "data-vitrine-scroll-lock";
/** On the root, while the scrollbar's place must be kept free. */
const GUTTER = "data-vitrine-scroll-gutter";

/**
 * Keeps the page behind from scrolling, without moving it: the scrollbar's place stays free. Locks
 * add up, also those of other copies of the package; the last stop lets go.
 */
export function lockScroll(document: Document): Stop {
  const { documentElement: root, body } = document;
  const scroller =
    [root, body].find((element) => element.hasAttribute(LOCK)) ?? scrollerOf(document);
  if (!scroller.hasAttribute(LOCK)) root.toggleAttribute(GUTTER, hasScrollbar(root));
  count(scroller, 1);
  return stopAll(() => {
    if (count(scroller, -1) > 0) return;
    scroller.removeAttribute(LOCK);
    root.removeAttribute(GUTTER);
  });
}

/** Adds to the number of locks and returns it. */
function count(element: Element, change: 1 | -1): number {
  const locks = Number(element.getAttribute(LOCK)) + change;
  element.setAttribute(LOCK, String(locks));
  return locks;
}

/** The window takes its overflow from the root, or from the body where the root has none of its own. */
function scrollerOf({ documentElement: root, body }: Document): HTMLElement {
  const view = windowOf(root);
  const isVisible = (element: Element): boolean =>
    view.getComputedStyle(element).overflow === "visible";
  return isVisible(root) && !isVisible(body) ? body : root;
}

/** Whether a scrollbar takes room that is not kept free anyway. */
function hasScrollbar(root: HTMLElement): boolean {
  const view = windowOf(root);
  return (
    view.innerWidth > root.clientWidth && view.getComputedStyle(root).scrollbarGutter === "auto"
  );
}
