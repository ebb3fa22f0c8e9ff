import { pixelsOf } from "../browser/pixelsOf.ts";
import type { Stop } from "../browser/stop.ts";
import { isOn } from "../browser/values.ts";
import type { HeaderSettings } from "./HeaderSettings.ts";
import { stickHeader } from "./stickHeader.ts";

export type StickyHeaderOptions = {
  /** Whether it sticks in windows wider than 992 px. */
  readonly sticky: boolean;
  /** Whether it sticks in all others, too. */
  readonly mobileSticky: boolean;
  /** Whether it gets lower while the page is scrolled. */
  readonly shrink: boolean;
  /** How high it is at first, in CSS pixels. Default `usualHeight`. */
  readonly baseHeight: number;
  /** How high one is at first that does not say so, in CSS pixels. Default 90. */
  readonly usualHeight: number;
  /** How high it still is in the end, in CSS pixels. Default half the base height. */
  readonly shrinkHeight: number;
  /** In what a theme's own markup differs; see `createThemeHeader`. Default nothing. */
  readonly theme: Partial<HeaderSettings>;
};

/** How high a header is at first that does not say so, in CSS pixels: the theme's third design. */
export const HEADER_BASE_HEIGHT = 90;

/**
 * A header that sticks to the top of the window, and gets lower while the page is scrolled: as its
 * attributes say, `data-sticky`, of its own or of the body, `data-mobile-sticky`,
 * `data-header-shrink`, `data-header-base-height` or `data-start-height`, and `data-shrink-height`,
 * or the options do. The browser does both by itself: between two positions nothing of ours runs. Its
 * room in the page stays. One that is higher than half the window does not stick.
 *
 * State: `data-vitrine-sticky-header` while it sticks; `data-vitrine-scrolled` and the class
 * `header-scrolled` while it is as low as it gets. The root's `--vitrine-header-height` says how much
 * of the window's top it covers then, as "53px".
 */
export function createStickyHeader(
  element: HTMLElement,
  options: Partial<StickyHeaderOptions> = {},
): Stop {
  const { theme = {} } = options;
  const { dataset, ownerDocument } = element;
  const {
    sticky = isOn(dataset.sticky ?? ownerDocument.body.dataset.sticky),
    mobileSticky = isOn(dataset.mobileSticky),
    shrink = isOn(dataset.headerShrink),
  } = options;
  if (!sticky) return () => {};
  const {
    usualHeight = HEADER_BASE_HEIGHT,
    baseHeight: base = pixelsOf(
      element,
      dataset.startHeight || dataset.headerBaseHeight,
      usualHeight,
    ),
    shrinkHeight: least = pixelsOf(element, dataset.shrinkHeight, base / 2),
  } = options;
  return stickHeader({
    heights: { base, least: Math.min(base, least) },
    isNarrowToo: mobileSticky,
    target: element,
    part: element,
    className: "header-scrolled",
    watched: element,
    measure: () => ({ height: element.offsetHeight, above: 0 }),
    ...theme,
    way: shrink ? (theme.way ?? "slide") : undefined,
  });
}
