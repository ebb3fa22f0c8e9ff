/** How a header gets lower while the page is scrolled, in CSS pixels. */
export type Shrinking = {
  /** How high it is at first. */
  readonly base: number;
  /** How high it still is in the end. */
  readonly least: number;
  /** How far the page is scrolled when it begins. */
  readonly from: number;
};

/** It loses one pixel in so many that the page is scrolled (the theme's formula, base - S / 2). */
export const SHRINK_PACE = 2;

/** How high a header is when the page is scrolled so far. */
export function headerHeight(scroll: number, { base, least, from }: Shrinking): number {
  return Math.max(least, base - Math.max(0, scroll - from) / SHRINK_PACE);
}

/** How far the page is scrolled when a header is as low as it gets: from here on it is "scrolled". */
export function shrinkEnd({ base, least, from }: Shrinking): number {
  return from + (base - least) * SHRINK_PACE;
}
