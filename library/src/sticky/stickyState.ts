import type { ScrollState } from "../browser/createScrollHub.ts";

/**
 * What holds the element: "free" its place in the page; "sticky" its place and, as far as its
 * parent goes, the window's edge; "fixed" the window's edge; "ended" the place where it had to stop.
 */
export type StickyHold = "free" | "sticky" | "fixed" | "ended";

export type StickyState = {
  readonly stuck: boolean;
  readonly hold: StickyHold;
  readonly hidden: boolean;
};

/** Scroll positions of the window, in CSS pixels, at which something changes. */
export type StickyLimits = {
  /** Beyond it the element becomes stuck, and at it or before it normal again. */
  readonly stick: number;
  readonly release: number;
  /** From here on `position: sticky` does not do; -Infinity where it never does, Infinity where it always does. */
  readonly fix: number;
  /** From here on it has reached an end beyond `position: sticky`. */
  readonly end: number;
  /** From here on it is hidden, on a way down and on a way up. */
  readonly down: number;
  readonly up: number;
};

export const NORMAL: StickyState = { stuck: false, hold: "free", hidden: false };

/**
 * What follows when the window is scrolled so.
 * @returns the very state it was where nothing changes
 */
export function stickyState(
  was: StickyState,
  { top, direction }: ScrollState,
  limits: StickyLimits,
): StickyState {
  const { fix, end } = limits;
  const stuck = top > (was.stuck ? limits.release : limits.stick);
  let hold: StickyHold = top < end ? "fixed" : "ended";
  if (!stuck || top < fix) hold = fix === Number.NEGATIVE_INFINITY ? "free" : "sticky";
  const hidden = stuck && top >= limits[direction];
  return was.stuck === stuck && was.hold === hold && was.hidden === hidden
    ? was
    : { stuck, hold, hidden };
}
