import type { Stop } from "../browser/stop.ts";

/** On the root: how much of the window's top a header covers once the page is scrolled. */
export const HEADER_COVER = "--vitrine-header-height";
/** On the root: how much it covers at most, for what is scrolled into view. */
const MOST = "--vitrine-header-most";
/** Told on the document when that has changed. */
export const HEADER_COVER_EVENT = "vitrine:header-height";

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
    const isTheirs = !next && root.style.getPropertyValue(HEADER_COVER) !== mine;
    if (next === mine) return;
    mine = next;
    if (isTheirs) return;
    root.style.setProperty(HEADER_COVER, next);
    root.style.setProperty(MOST, heights ? `${heights.most}px` : "");
    document.dispatchEvent(new Event(HEADER_COVER_EVENT));
  };
  return {
    set,
    stop() {
      set(false);
      if (!hadStyle && !root.getAttribute("style")) root.removeAttribute("style");
    },
  };
}
