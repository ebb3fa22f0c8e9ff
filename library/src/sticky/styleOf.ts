import { windowOf } from "../browser/windowOf.ts";

/** An element's computed style, in its own window. */
export function styleOf(element: Element): CSSStyleDeclaration {
  return windowOf(element).getComputedStyle(element);
}

/** A computed length of an element in CSS pixels, such as its "margin-top"; 0 where it has none. */
export function px(element: Element, property: string): number {
  return Number.parseFloat(styleOf(element).getPropertyValue(property)) || 0;
}
