import { windowOf } from "../browser/windowOf.ts";

/** A computed length of an element in CSS pixels, such as its "margin-top"; 0 where it has none. */
export function px(element: Element, property: string): number {
  const style = windowOf(element).getComputedStyle(element);
  return Number.parseFloat(style.getPropertyValue(property)) || 0;
}
