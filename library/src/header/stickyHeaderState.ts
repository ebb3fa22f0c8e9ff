import { isWideWindow } from "../browser/isWideWindow.ts";
import { adminBarTop } from "./adminBarTop.ts";
import type { HeaderSettings } from "./HeaderSettings.ts";

/** How much of the window's height a header may cover: with a higher one little else would be seen. */
export const STICKY_HEADER_SHARE = 0.5;

export type HeaderWindow = {
  readonly width: number;
  readonly height: number;
  readonly hasAdminBar: boolean;
};

export type HeaderState = {
  readonly sticks: boolean;
  /** In narrow windows the theme's own parts keep their sizes. */
  readonly shrinks: boolean;
  /** How far from the window's top edge it sticks, in CSS pixels. */
  readonly top: number;
};

/** What a header of this height does in such a window, all in CSS pixels. */
export function stickyHeaderState(
  window: HeaderWindow,
  { isNarrowToo, way, height }: Pick<HeaderSettings, "isNarrowToo" | "way"> & { height: number },
): HeaderState {
  const isWide = isWideWindow(window.width);
  const top = window.hasAdminBar ? adminBarTop(window.width) : 0;
  return {
    sticks: (isWide || isNarrowToo) && top + height <= window.height * STICKY_HEADER_SHARE,
    shrinks: way === "slide" || (way === "sizes" && isWide),
    top,
  };
}
