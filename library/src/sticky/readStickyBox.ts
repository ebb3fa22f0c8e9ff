import { shortSelector } from "../browser/shortSelector.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
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
      `${shortSelector(element)} cannot stick: one element around it scrolls or cuts off, and one is transformed. Move it out of either.`,
      element,
    );
  }
  const parent = element.parentElement ?? element;
  const margin = Number.parseFloat(windowOf(element).getComputedStyle(element).marginBottom) || 0;
  const within = (one: Element): number => contentBottom(one) + scrolled - margin;
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

/** The bottom of what is inside an element's padding, in CSS pixels of the window as it is scrolled. */
function contentBottom(element: Element): number {
  const { paddingBottom, borderBottomWidth } = windowOf(element).getComputedStyle(element);
  return (
    element.getBoundingClientRect().bottom -
    Number.parseFloat(paddingBottom) -
    Number.parseFloat(borderBottomWidth)
  );
}
