import { COVERED, COVERED_EVENT } from "../browser/coveredHeight.ts";
import type { Stop } from "../browser/stop.ts";

/** On the root: how much of the window's top a header covers at most, for what is scrolled into view. */
const MOST = "--vitrine-header-most";

export type HeaderCover = {
  /** How much it covers at first, 0 for nothing, and how much of that it gives back; in CSS pixels. */
  readonly set: (most: number, loss: number) => void;
  readonly stop: Stop;
};

/** Tells the page how much of the window's top a header covers. */
export function createHeaderCover(document: Document): HeaderCover {
  const { documentElement: root } = document;
  const { style } = root;
  const hadStyle = root.hasAttribute("style");
  let mine = "";
  const set = (most: number, loss: number): void => {
    const next = most ? `${most - loss}px` : "";
    // Another header, such as the one for phones, may have taken its place.
    const isTheirs = !most && style.getPropertyValue(COVERED) !== mine;
    if (next === mine) return;
    mine = next;
    if (isTheirs) return;
    style.setProperty(COVERED, next);
    style.setProperty(MOST, most ? `${most}px` : "");
    document.dispatchEvent(new Event(COVERED_EVENT));
  };
  return {
    set,
    stop() {
      set(0, 0);
      if (!hadStyle && !root.getAttribute("style")) root.removeAttribute("style");
    },
  };
}
