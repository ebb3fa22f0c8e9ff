export { PARALLAX_GLIDE } from "./createMotion.ts";
export { createParallax } from "./createParallax.ts";
export { Parallax, type ParallaxProps } from "./Parallax.tsx";
export { parallaxProgress } from "./parallaxProgress.ts";
export {
  PARALLAX_DIRECTIONS,
  PARALLAX_EFFECTS,
  PARALLAX_RANGES,
  type ParallaxDirection,
  type ParallaxEffect,
  type ParallaxEffects,
  type ParallaxSettings,
  parallaxDefaults,
} from "./parallaxSettings.ts";
export { parallaxValue } from "./parallaxValue.ts";
export { type ParallaxWay, parallaxWay } from "./parallaxWay.ts";
export { type ParallaxOptions, readParallax } from "./readParallax.ts";
