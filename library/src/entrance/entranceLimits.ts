/** How far inside the window an element is when it comes in, in CSS pixels: the theme's. */
export const ENTRANCE_INSIDE = 25;

/** The longest that an author may let an element wait, in milliseconds; it is hidden all that time. */
export const MAX_ENTRANCE_DELAY = 3000;
