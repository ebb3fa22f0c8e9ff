/** Windows narrower than this, in CSS pixels, have the taller bar (specification, section 6). */
export const ADMIN_BAR_TALL_BELOW = 782;
/** In windows narrower than this, in CSS pixels, the bar scrolls away with the page. */
export const ADMIN_BAR_GONE_BELOW = 600;

/**
 * How far down a header sticks below the bar of a signed-in WordPress user, in CSS pixels, in a
 * window this many wide. The very widths belong to the wider side.
 */
export function adminBarTop(width: number): 0 | 32 | 46 {
  if (width < ADMIN_BAR_GONE_BELOW) return 0;
  return width < ADMIN_BAR_TALL_BELOW ? 46 : 32;
}
