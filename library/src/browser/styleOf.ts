import { windowOf } from "./windowOf.ts";

/** An element's computed style, in its own window. */
export function styleOf(element: Element): CSSStyleDeclaration {
  return windowOf(element).getComputedStyle(element);
}

/** A computed length in CSS pixels, such as of "margin-top"; 0 where it is none, as "normal" or "auto". */
export function px(style: CSSStyleDeclaration, property: string): number {
  return Number.parseFloat(style.getPropertyValue(property)) || 0;
}
