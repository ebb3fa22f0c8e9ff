import { windowOf } from "../browser/windowOf.ts";
import { collapsedMargin } from "./collapsedMargin.ts";

/** What puts a box where it is among its neighbours. */
const PLACING = [
  "float",
  "clear",
  "order",
  "grid-area",
  "align-self",
  "justify-self",
  "vertical-align",
  "margin-left",
  "margin-right",
];

export type Place = {
  /** Makes it as large as the element is now; measures. */
  readonly fit: (height: number) => void;
  /** Puts it before the element; measures nothing. */
  readonly put: () => void;
  readonly remove: () => void;
};

/** An empty box that keeps an element's place while the element is out of the page's flow. */
export function createPlace(element: HTMLElement): Place {
  const view = windowOf(element);
  const place = element.ownerDocument.createElement("div");
  place.setAttribute("data-vitrine-sticky-place", "");
  place.setAttribute("aria-hidden", "true");
  return {
    fit(height) {
      const style = view.getComputedStyle(element);
      const isOut = style.position === "absolute" || style.position === "fixed";
      const display = style.display.startsWith("inline") ? "inline-block" : "block";
      const margin = (edge: "top" | "bottom"): string => {
        const own = Number.parseFloat(style.getPropertyValue(`margin-${edge}`)) || 0;
        return `margin-${edge}:${Math.max(own, collapsedMargin(element, edge))}px;`;
      };
      place.style.cssText = `padding:0;border:0;min-width:0;max-width:none;min-height:0;max-height:none;display:${isOut ? "none" : display};box-sizing:border-box;flex:none;visibility:hidden;width:${element.getBoundingClientRect().width}px;height:${height}px;${margin("top")}${margin("bottom")}${PLACING.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";")}`;
    },
    put() {
      if (place.nextSibling !== element) element.before(place);
    },
    remove: () => place.remove(),
  };
}
