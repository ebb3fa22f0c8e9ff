import { windowOf } from "../browser/windowOf.ts";

/** Elements that are stuck at the top of the window, as the sticky effect marks them. */
const STUCK = '[data-vitrine-stuck="top"]';
/** What is seen of a stuck header that has switched: the rest of its room is empty. */
const FACE = ".tve-scroll-state:not([inert])";

/**
 * What has to be scrolled to bring a place into view: every scrolling element around it, up to the
 * page, or up to a window that floats above the page, such as a lightbox.
 */
export function scrollersAround(target: Element): Element[] {
  const view = windowOf(target);
  const { scrollingElement, documentElement } = target.ownerDocument;
  const page = scrollingElement ?? documentElement;
  const found: Element[] = [];
  for (let at: Element | null = target; at && at !== page; at = at.parentElement) {
    const { overflowY, position } = view.getComputedStyle(at);
    const scrolls = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight;
    if (scrolls && at !== target) found.push(at);
    if (position === "fixed") return found;
  }
  return [...found, page];
}

/** How far a scroller's upper edge is from the window's, in CSS pixels. */
function topOf(scroller: Element): number {
  const isPage = scroller === scroller.ownerDocument.scrollingElement;
  return isPage ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
}

/** How much of a scroller, from its top, is covered where the target stands, in CSS pixels. */
export function coveredAbove(scroller: Element, target: Element): number {
  const { left, right } = target.getBoundingClientRect();
  const depths = [...scroller.querySelectorAll(STUCK)].map((stuck) => {
    if (stuck.contains(target) || target.contains(stuck)) return 0;
    const face = (stuck.querySelector(FACE) ?? stuck).getBoundingClientRect();
    const isAbove = face.right > left && face.left < right;
    return isAbove ? face.bottom - topOf(scroller) : 0;
  });
  // A place must stay in view, however much sticks there.
  return Math.min(Math.max(0, ...depths), scroller.clientHeight / 2);
}

/**
 * Where a scroller stands, in CSS pixels, when the target is at its top: below what covers it, and
 * as far from the edge as CSS asks for by scroll-margin and scroll-padding, whichever is more.
 */
export function jumpGoal(scroller: Element, target: Element, covered: number): number {
  const view = windowOf(target);
  const wanted =
    pixels(view.getComputedStyle(target).scrollMarginTop) +
    pixels(view.getComputedStyle(scroller).scrollPaddingTop);
  const way = target.getBoundingClientRect().top - topOf(scroller);
  return scroller.scrollTop + way - Math.max(covered, wanted);
}

const pixels = (length: string): number => Number.parseFloat(length) || 0;
