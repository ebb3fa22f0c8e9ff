import { px, styleOf } from "../browser/styleOf.ts";

type Edge = "top" | "bottom";

/**
 * How much of the first or last child's margin stands outside the element, in CSS pixels: margins
 * collapse through an edge until the element is taken out of the page's flow.
 */
export function collapsedMargin(element: Element, edge: Edge): number {
  const child = edge === "top" ? element.firstElementChild : element.lastElementChild;
  const place = (one: Element): number => one.getBoundingClientRect()[edge];
  return child && Math.abs(place(child) - place(element)) < 0.5 ? outerMargin(child, edge) : 0;
}

/** An element's margin at an edge, with what collapses into it. */
export function outerMargin(element: Element, edge: Edge): number {
  return Math.max(px(styleOf(element), `margin-${edge}`), collapsedMargin(element, edge));
}
