import { shortSelector } from "../browser/shortSelector.ts";
import { warn } from "../browser/warn.ts";
import { px } from "./px.ts";
import type { StickySettings } from "./readSticky.ts";
import { readSurroundings } from "./readSurroundings.ts";
import type { StickyBox } from "./stickyLimits.ts";
import type { StickyWindow } from "./stickyPage.ts";

/** What `end: "parent"` means: a column, a box, a section or the page's content. */
const CONTAINER = ".tcb-col,.tve-cb,.tve-page-section-in,#tve_editor,.theme-section";

/** Measures an element in its place. Undefined where it is not to stick: hidden, or switched off. */
export function readStickyBox(
  element: HTMLElement,
  { disabled, end, endElement }: StickySettings,
  { screen, top: scrolled }: StickyWindow,
): StickyBox | undefined {
  const { top, left, width, height } = element.getBoundingClientRect();
  const isHidden = height === 0 || element.classList.contains(`tcb-${screen}-hidden`);
  if (isHidden || disabled.includes(screen)) return undefined;
  const { canStick, canFix } = readSurroundings(element);
  if (!canFix && !canStick) {
    warn(
      `${shortSelector(element)} cannot stick inside what scrolls or cuts off and is transformed. Move it out.`,
      element,
    );
  }
  const parent = element.parentElement ?? element;
  // How low its bottom edge gets inside another's padding.
  const within = (one: Element): number =>
    one.getBoundingClientRect().bottom +
    scrolled -
    px(one, "padding-bottom") -
    px(one, "border-bottom-width") -
    px(element, "margin-bottom");
  let last = Number.POSITIVE_INFINITY;
  if (end === "parent") last = within(parent.closest(CONTAINER) ?? parent);
  if (endElement?.isConnected) last = endElement.getBoundingClientRect().top + scrolled;
  return {
    top: top + scrolled,
    left,
    width,
    height,
    reach: canStick ? within(parent) : Number.NEGATIVE_INFINITY,
    end: last,
    canFix,
  };
}
