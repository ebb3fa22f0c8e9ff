/** So near the edge of the window the page scrolls along with what is dragged, in pixels. */
export const SCROLL_EDGE = 72;
/** How fast at most, in pixels a frame. */
export const SCROLL_STEP = 18;

type Box = { readonly top: number; readonly bottom: number };

/** Before which of the boxes something goes that is held at a height: the first whose middle is below it. */
export function indexAt(boxes: readonly Box[], y: number): number {
  const index = boxes.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return index < 0 ? boxes.length : index;
}

/** How far the page scrolls in a frame: the faster, the nearer the edge of the window is. */
export function scrollStep(y: number, height: number): number {
  const above = Math.min(SCROLL_EDGE, Math.max(0, SCROLL_EDGE - y));
  const below = Math.min(SCROLL_EDGE, Math.max(0, y - (height - SCROLL_EDGE)));
  return Math.round(((below - above) / SCROLL_EDGE) * SCROLL_STEP);
}
