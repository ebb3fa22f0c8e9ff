import { px } from "./px.ts";

/**
 * How much of the first or last child's margin stands outside the element, in CSS pixels: margins
 * collapse through an edge until the element is taken out of the page's flow.
 */
export function collapsedMargin(element: Element, edge: "top" | "bottom"): number {
  const child = edge === "top" ? element.firstElementChild : element.lastElementChild;
  const place = (one: Element): number => one.getBoundingClientRect()[edge];
  if (!child || Math.abs(place(child) - place(element)) > 0.5) return 0;
  return Math.max(px(child, `margin-${edge}`), collapsedMargin(child, edge));
}
