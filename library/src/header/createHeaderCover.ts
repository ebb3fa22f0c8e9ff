import { COVERED, COVERED_EVENT } from "../browser/coveredHeight.ts";
import type { Stop } from "../browser/stop.ts";

/** On the root: how much it covers at most, for what is scrolled into view. */
const MOST = "--vitrine-header-most";
export type HeaderCover = {
  /** In CSS pixels; false where this header covers nothing. */
  readonly set: (heights: { readonly least: number; readonly most: number } | false) => void;
  readonly stop: Stop;
};

/** Tells the page how much of the window's top a header covers. */
export function createHeaderCover(document: Document): HeaderCover {
  const { documentElement: root } = document;
  const hadStyle = root.hasAttribute("style");
  let mine = "";
  const set: HeaderCover["set"] = (heights) => {
    const next = heights ? `${heights.least}px` : "";
    // Another header, such as the one for phones, may have taken its place.
    const isTheirs = !next && root.style.getPropertyValue(COVERED) !== mine;
    if (next === mine) return;
    mine = next;
    if (isTheirs) return;
    root.style.setProperty(COVERED, next);
    root.style.setProperty(MOST, heights ? `${heights.most}px` : "");
    document.dispatchEvent(new Event(COVERED_EVENT));
  };
  return {
    set,
    stop() {
      set(false);
      if (!hadStyle && !root.getAttribute("style")) root.removeAttribute("style");
    },
  };
}
