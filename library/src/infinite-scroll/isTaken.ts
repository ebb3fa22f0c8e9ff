import { shortSelector } from "../browser/shortSelector.ts";
import { warn } from "../browser/warn.ts";

/** Whether the theme's own script brings the pages, which is said once. */
export function isTaken(element: HTMLElement): boolean {
  const isTheirs = "infiniteScrollGUID" in element;
  if (isTheirs) {
    warn(`infinite scroll: another script brings the pages of ${shortSelector(element)}.`, element);
  }
  return isTheirs;
}
