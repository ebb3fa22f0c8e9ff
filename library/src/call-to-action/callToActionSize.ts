/** Text grows between these widths of its element, in CSS pixels (specification, section 9: theme). */
export const SCALES_ABOVE = 400;
export const SCALES_BELOW = 1140;

/** How many pixels of width make one of a title's size, and of any other line's: the theme's. */
export const TITLE_SHARE = 13;
export const LINE_SHARE = 15;

export type CallToActionSizes = {
  /** In CSS pixels. */
  readonly min: number;
  readonly max: number;
  /** How many pixels of the element's width make one of its size. */
  readonly share: number;
};

/** How large a text is in an element so wide, both in CSS pixels. */
export function callToActionSize(width: number, { min, max, share }: CallToActionSizes): number {
  if (width <= SCALES_ABOVE) return min;
  if (width >= SCALES_BELOW) return max;
  return Math.min(max, Math.max(min, width / share));
}
