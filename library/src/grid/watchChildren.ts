import { itemsOf } from "../browser/itemsOf.ts";
import { shortSelector } from "../browser/shortSelector.ts";
import type { Stop } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";

/** Tells that children came or went, or that another script has taken the items over. */
export function watchChildren(
  grid: HTMLElement,
  itemSelector: string,
  tell: (isTaken: boolean) => void,
): Stop {
  const observer = new (windowOf(grid).MutationObserver)((records) => {
    if (isTaken(grid, itemSelector)) tell(true);
    else if (records.some(({ type }) => type === "childList")) tell(false);
  });
  // Whoever takes the items over sets the grid's own style as well.
  observer.observe(grid, { childList: true, attributeFilter: ["style"] });
  return () => observer.disconnect();
}

/** Whether another script, such as the theme's own, has placed the items, which is said once. */
export function isTaken(grid: HTMLElement, itemSelector: string): boolean {
  const isOthers = itemsOf(grid, itemSelector).some(({ style }) => style.position === "absolute");
  if (isOthers) warn(`grid: another script lays out ${shortSelector(grid)}.`, grid);
  return isOthers;
}
