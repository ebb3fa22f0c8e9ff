export {
  type ParallaxDirection,
  type ParallaxEffect,
  type ParallaxSettings,
  parallaxDefaults,
} from "./parallaxSettings.ts";
export { parallaxValue } from "./parallaxValue.ts";
