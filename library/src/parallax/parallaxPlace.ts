import type { PageBox } from "../browser/measureBox.ts";
import { type ParallaxWay, parallaxWay } from "./parallaxWay.ts";

export type ParallaxPlace = {
  readonly way: ParallaxWay;
  /** Scroll positions between which it is seen where it stands. */
  readonly seen: ParallaxWay;
  /** Scroll positions between which the element is made to move, since it may soon be seen. */
  readonly near: ParallaxWay;
  /** Those beyond which it is no more; whoever turns back before finds it moving. */
  readonly far: ParallaxWay;
};

/** How far outside the window an element is made ready, in CSS pixels. */
const READY = 200;
/** Elements start and stop at multiples of this, for several at once cost little more than one. */
const STEP = 400;

/**
 * Where an element goes its way, and where it is near the window.
 * @param reach how far it may be moved up or down from where it stands, in CSS pixels
 */
export function parallaxPlace(box: PageBox, windowHeight: number, reach: number): ParallaxPlace {
  const way = parallaxWay(box, windowHeight);
  const seen = [way[0], box.top + box.height] as const;
  const from = STEP * Math.floor((seen[0] - READY - reach) / STEP);
  const to = STEP * Math.ceil((seen[1] + READY + reach) / STEP);
  return { way, seen, near: [from, to], far: [from - 2 * STEP, to + 2 * STEP] };
}
