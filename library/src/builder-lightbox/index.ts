export { BuilderLightbox, type BuilderLightboxProps } from "./BuilderLightbox.tsx";
export {
  type BuilderLightboxLabels,
  type BuilderLightboxOptions,
  builderLightboxLabels,
  createBuilderLightbox,
} from "./createBuilderLightbox.ts";
export { LIGHTBOX_ANIMATIONS, type LightboxAnimation } from "./lightboxAnimation.ts";
export { LIGHTBOX_DELAY, LIGHTBOX_DURATION, type LightboxState } from "./lightboxPhases.ts";
export { type OpenBuilderLightboxOptions, openBuilderLightbox } from "./openBuilderLightbox.ts";
