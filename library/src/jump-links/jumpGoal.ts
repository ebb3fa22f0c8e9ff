import { windowOf } from "../browser/windowOf.ts";

/** Elements that are stuck at the top of the window, as the sticky effect marks them. */
const STUCK = '[data-vitrine-stuck="top"]';
/** What is seen of a stuck header that has switched: the rest of its room is empty. */
const FACE = ".tve-scroll-state:not([inert])";

/** What is scrolled to bring a place into view: the page, or the dialog that the place is in. */
export function scrollerOf(target: Element): Element {
  const { scrollingElement, documentElement } = target.ownerDocument;
  return target.closest("dialog") ?? scrollingElement ?? documentElement;
}

/** How far down the window is covered where the target stands, in CSS pixels. */
export function coveredAbove(scroller: Element, target: Element): number {
  const { left, right } = target.getBoundingClientRect();
  const depths = [...scroller.querySelectorAll(STUCK)].map((stuck) => {
    const face = (stuck.querySelector(FACE) ?? stuck).getBoundingClientRect();
    const isAbove = face.right > left && face.left < right && !stuck.contains(target);
    return isAbove ? face.bottom : 0;
  });
  // A place must stay in view, however much sticks there.
  return Math.min(Math.max(0, ...depths), windowOf(target).innerHeight / 2);
}

/**
 * Where a scroller stands, in CSS pixels, when the target is at its top: below what covers it, and
 * as far from the edge as CSS asks for by scroll-margin and scroll-padding, whichever is more; at
 * most at its end.
 */
export function jumpGoal(scroller: Element, target: Element, covered: number): number {
  const view = windowOf(target);
  const edge = scroller.localName === "dialog" ? topOf(scroller) + scroller.clientTop : 0;
  const wanted =
    edge +
    pixels(view.getComputedStyle(target).scrollMarginTop) +
    pixels(view.getComputedStyle(scroller).scrollPaddingTop);
  const goal = scroller.scrollTop + topOf(target) - Math.max(covered, wanted);
  return Math.min(goal, scroller.scrollHeight - scroller.clientHeight);
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

const pixels = (length: string): number => Number.parseFloat(length) || 0;
