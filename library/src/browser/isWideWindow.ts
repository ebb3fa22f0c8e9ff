/**
 * Only windows wider than this, in CSS pixels, are wide (specification, section 9: sticky header).
 * One that is exactly as wide is neither wide nor narrow in the theme; here it is narrow.
 */
export const WIDE_ABOVE = 992;

/** Whether a window so wide, in CSS pixels, has room for what a theme has for wide ones alone. */
export function isWideWindow(width: number): boolean {
  return width > WIDE_ABOVE;
}
