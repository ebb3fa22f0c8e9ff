/** By how much the theme's formula is moved, in CSS pixels (specification, section 9: theme). */
export const VERTICAL_OFFSET = 150;

export type BackgroundPlace = {
  /** How far down the page its element stands, in CSS pixels. */
  readonly top: number;
  /** How far down the element it stands by its own styles, in CSS pixels. */
  readonly start: number;
  /** How fast it goes beside the page: 0 stands in the window, 1 goes with the page. */
  readonly ratio: number;
  /** Whether its styles fix it to the window. */
  readonly isFixed: boolean;
};

/** Where a background stands in its element when the page is scrolled so far, all in CSS pixels. */
export function backgroundTop(
  scrolled: number,
  { top, start, ratio, isFixed }: BackgroundPlace,
): number {
  return (scrolled + VERTICAL_OFFSET - top - start) * (isFixed ? -ratio : 1 - ratio);
}
