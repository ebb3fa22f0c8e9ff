/** Milliseconds by which each item begins to fade in after the one before (specification, section 9). */
export const FADE_STEP = 150;
/** Milliseconds in which an item fades in (specification, section 9). */
export const FADE_TIME = 350;
/** How many items begin one after the other; the rest begins with the last of them. */
export const FADE_ITEMS = 8;

/**
 * Milliseconds until an item begins to fade in.
 * @param index of the item among those that come together, from 0
 */
export function fadeDelay(index: number): number {
  return Math.min(index, FADE_ITEMS - 1) * FADE_STEP;
}
