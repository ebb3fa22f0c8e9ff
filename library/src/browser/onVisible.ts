import type { Stop } from "./stop.ts";
import { windowOf } from "./windowOf.ts";

export type VisibleOptions = {
  /** How far outside the window counts as visible, as in CSS. Default "0px". */
  readonly margin?: string;
};

/**
 * Tells when an element comes into view and when it leaves, first at once with its state now.
 * An element without a box (`display: contents`) is judged by the first one in it.
 */
export function onVisible(
  element: Element,
  tell: (visible: boolean) => void,
  options: VisibleOptions = {},
): Stop {
  const view = windowOf(element);
  const observer = new view.IntersectionObserver(
    (entries) => tell(entries.at(-1)?.isIntersecting ?? false),
    // Without a root, a frame's edge cuts the margin off.
    { root: element.ownerDocument, rootMargin: options.margin ?? "0px" },
  );
  observer.observe(boxOf(element));
  return () => observer.disconnect();
}

function boxOf(element: Element): Element {
  const child = element.firstElementChild;
  const isBoxless = windowOf(element).getComputedStyle(element).display === "contents";
  return isBoxless && child ? boxOf(child) : element;
}
