import { windowOf } from "../browser/windowOf.ts";
import { outerMargin } from "./collapsedMargin.ts";
import type { StickyBox } from "./stickyLimits.ts";

/** What puts a box where it is among its neighbours. */
const PLACING = [
  "display",
  "position",
  "float",
  "clear",
  "order",
  "vertical-align",
  "grid-area",
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
  return {
    fit({ width, height }) {
      const own = windowOf(element).getComputedStyle(element);
      const { style } = place;
      for (const name of PLACING) style.setProperty(name, own.getPropertyValue(name));
      // A box in a line of text has no width.
      if (own.display === "inline") style.display = "inline-block";
      style.marginTop = `${outerMargin(element, "top")}px`;
      style.marginBottom = `${outerMargin(element, "bottom")}px`;
      style.width = `${width}px`;
      style.height = `${height}px`;
    },
    show(isShown) {
      if (!isShown) place.remove();
      else if (!place.isConnected) element.before(place);
    },
  };
}
