import { px, styleOf } from "../browser/styleOf.ts";

/** What stands where the page's flow puts it. */
const IN_FLOW = ["static", "relative", "sticky"];

/**
 * The room below an element by its margin and what collapses with that, in CSS pixels: a margin of so
 * much, and of any more, moves what follows by the difference.
 */
export function gapBelow(element: HTMLElement): number {
  const own = px(styleOf(element), "margin-bottom");
  const { parentElement: parent } = element;
  const next = nextInFlow(element);
  // Margins collapse in the flow of blocks alone.
  if (!next || !parent || styleOf(parent).display !== "block") return own;
  const gap = next.getBoundingClientRect().top - element.getBoundingClientRect().bottom;
  // What is drawn up by a margin below 0 is so by all of it.
  return Math.max(own, gap);
}

function nextInFlow({ nextElementSibling: next }: Element): Element | null {
  const isInFlow = next?.checkVisibility() && IN_FLOW.includes(styleOf(next).position);
  return isInFlow || !next ? next : nextInFlow(next);
}
