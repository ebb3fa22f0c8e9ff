import { styleOf } from "../browser/styleOf.ts";
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
  "margin",
];

/** Makes an empty box, which is not on the page, such as the element is in its own place now. */
export function fitPlace(
  { style }: HTMLElement,
  element: HTMLElement,
  { width, height }: Pick<StickyBox, "width" | "height">,
): void {
  const own = styleOf(element);
  for (const name of PLACING) style.setProperty(name, own.getPropertyValue(name));
  // A box in a line of text has no width.
  if (own.display === "inline") style.display = "inline-block";
  style.marginTop = `${outerMargin(element, "top")}px`;
  style.marginBottom = `${outerMargin(element, "bottom")}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}
