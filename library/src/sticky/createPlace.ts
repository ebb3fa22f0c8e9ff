import { windowOf } from "../browser/windowOf.ts";
import { collapsedMargin } from "./collapsedMargin.ts";
import { px } from "./px.ts";
import type { StickyBox } from "./stickyLimits.ts";

/** What puts a box where it is among its neighbours. */
const PLACING = [
  "float",
  "clear",
  "order",
  "grid-area",
  "place-self",
  "vertical-align",
  "margin-left",
  "margin-right",
];

export type Place = {
  /** Makes it as large as the element is now; measures. */
  readonly fit: (box: Pick<StickyBox, "width" | "height">) => void;
  /** Puts it before the element, or takes it away; measures nothing. */
  readonly show: (isShown: boolean) => void;
};

/** An empty box that keeps an element's place while the element is out of the page's flow. */
export function createPlace(element: HTMLElement): Place {
  const place = element.ownerDocument.createElement("div");
  place.setAttribute("data-vitrine-sticky-place", "");
  place.setAttribute("aria-hidden", "true");
  return {
    fit({ width, height }) {
      const own = windowOf(element).getComputedStyle(element);
      const isOut = own.position === "absolute" || own.position === "fixed";
      const display = own.display.startsWith("inline") ? "inline-block" : "block";
      const margin = (edge: "top" | "bottom"): string =>
        `margin-${edge}:${Math.max(px(element, `margin-${edge}`), collapsedMargin(element, edge))}px;`;
      const placing = PLACING.map((name) => `${name}:${own.getPropertyValue(name)};`).join("");
      place.style.cssText = `${placing}${margin("top")}${margin("bottom")}width:${width}px;height:${height}px;display:${isOut ? "none" : display}`;
    },
    show(isShown) {
      if (!isShown) place.remove();
      else if (!place.isConnected) element.before(place);
    },
  };
}
