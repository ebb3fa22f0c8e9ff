import { shortSelector } from "../browser/shortSelector.ts";
import { warn } from "../browser/warn.ts";

/** How a lightbox may come and go, as the page builder names it; "instant" is without motion. */
export const LIGHTBOX_ANIMATIONS = [
  "instant",
  "zoom_in",
  "zoom_out",
  "rotate",
  "slide_top",
  "slide_bottom",
  "lateral",
] as const;

export type LightboxAnimation = (typeof LIGHTBOX_ANIMATIONS)[number];

/** The animation of this name; none is "instant", and so is, with one warning, an unknown one. */
export function lightboxAnimation(element: Element, name: string | undefined): LightboxAnimation {
  const known = LIGHTBOX_ANIMATIONS.find((one) => one === name);
  if (!known && name) {
    warn(
      `${shortSelector(element)} shall open with the animation "${name}", which does not exist; it opens without one. Use one of ${LIGHTBOX_ANIMATIONS.join(", ")}.`,
      element,
    );
  }
  return known ?? "instant";
}
