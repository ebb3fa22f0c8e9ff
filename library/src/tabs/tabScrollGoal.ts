/** How far below the window's top, or below a header that sticks there, a panel begins; CSS pixels. */
export const TAB_OFFSET = 100;

/** All in CSS pixels. */
export type TabPlace = {
  /** From the window's top to the panel's. */
  readonly panelTop: number;
  /** How far the page is scrolled. */
  readonly scrollTop: number;
  /** How much of the window's top a header covers that sticks there. */
  readonly headerHeight: number;
};

/** Where the page is to stand, in CSS pixels, so that a panel begins at its offset. */
export function tabScrollGoal({ panelTop, scrollTop, headerHeight }: TabPlace): number {
  return scrollTop + panelTop - TAB_OFFSET - headerHeight;
}
