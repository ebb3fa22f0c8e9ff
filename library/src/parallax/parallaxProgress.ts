/** Where an element stands on its page, in CSS pixels, wherever it is moved to. */
export type ParallaxBox = { readonly top: number; readonly height: number };

/** How far the page is scrolled and how much of it the window shows, in CSS pixels. */
export type ParallaxWindow = { readonly scrolled: number; readonly height: number };

/**
 * How far an element is on its way through the window: 0 where its top edge comes in at the bottom,
 * 100 where its middle goes out at the top. Held at both ends.
 */
export function parallaxProgress(box: ParallaxBox, view: ParallaxWindow): number {
  const way = box.height / 2 + view.height;
  const gone = (100 * (view.scrolled + view.height - box.top)) / way;
  return Math.max(0, Math.min(100, gone));
}
