import { requestOverlay } from "../browser/overlayRequest.ts";
import type { LightboxAnimation } from "./lightboxAnimation.ts";

export type OpenBuilderLightboxOptions = {
  /** Default the lightbox's own. */
  readonly animation?: LightboxAnimation;
  /** What the visitor used, to which the focus returns. Default: what has the focus. */
  readonly trigger?: HTMLElement;
};

/**
 * Opens a lightbox, and closes any other. May be called at any time: one that has not started yet
 * opens once it has.
 */
export function openBuilderLightbox(
  element: HTMLElement,
  options: OpenBuilderLightboxOptions = {},
): void {
  requestOverlay(element, options);
}
