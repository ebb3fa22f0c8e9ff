import { pixelsOf } from "../browser/pixelsOf.ts";
import { attributeForScreen, type ScreenType } from "../browser/screenType.ts";

/** Where a header switches that does not say so, in CSS pixels: the page builder's default. */
export const SWITCH_DEFAULT = 100;

/**
 * How far the page is scrolled when its header switches on this screen, in CSS pixels, from 1. Read
 * from `data-switch-on-scroll-d`, `-t` and `-m`: a screen without one takes that of the next wider.
 * What is no such number gives the default and one warning.
 */
export function switchAt(element: Element, screen: ScreenType): number {
  const text = attributeForScreen(element, "data-switch-on-scroll", screen);
  return pixelsOf(element, text, SWITCH_DEFAULT);
}
