import type { PageBox } from "../browser/measureBox.ts";

/** Scroll positions in CSS pixels at which an element begins its way through the window and ends it. */
export type ParallaxWay = readonly [from: number, to: number];

/**
 * An element's way through a window so high: from where its top edge comes in at the bottom to where
 * its middle goes out at the top.
 */
export function parallaxWay({ top, height }: PageBox, windowHeight: number): ParallaxWay {
  return [top - windowHeight, top + height / 2];
}
