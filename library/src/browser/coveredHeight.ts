import { adminBarHeight } from "./adminBarHeight.ts";
import { px, styleOf } from "./styleOf.ts";

/**
 * On the root, written by a header that sticks: how much of the window's top it covers once the
 * page is scrolled, with whatever it sticks below, as "57px".
 */
export const COVERED = "--vitrine-header-height";

/** Told on the document when that has changed. */
export const COVERED_EVENT = "vitrine-header-height";

/**
 * How much of the window's top is covered by what stays there on every page, in CSS pixels: a header
 * that sticks, or else the bar of a signed-in WordPress user.
 */
export function coveredHeight(document: Document): number {
  return px(styleOf(document.documentElement), COVERED) || adminBarHeight(document);
}
