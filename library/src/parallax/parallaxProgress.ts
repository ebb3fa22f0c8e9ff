import type { ParallaxWay } from "./parallaxWay.ts";

/** How far an element is on its way, in hundredths; held at both ends. */
export function parallaxProgress([from, to]: ParallaxWay, scrolled: number): number {
  return Math.max(0, Math.min(100, (100 * (scrolled - from)) / (to - from)));
}
