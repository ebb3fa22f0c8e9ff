import { styleOf } from "./styleOf.ts";

/**
 * How much of the window's top the bar of a signed-in WordPress user covers, in CSS pixels; 0 where
 * there is none, or it scrolls away with the page.
 */
export function adminBarHeight(document: Document): number {
  const bar = document.getElementById("wpadminbar");
  return bar && styleOf(bar).position === "fixed" ? bar.offsetHeight : 0;
}
