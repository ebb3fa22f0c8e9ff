export {
  createImageLightbox,
  type ImageLightboxOptions,
  INTENT_DELAY,
} from "./createImageLightbox.ts";
export { type FrameAddress, frameAddress } from "./frameAddress.ts";
export {
  Gallery,
  GalleryPicture,
  type GalleryPictureProps,
  type GalleryProps,
} from "./Gallery.tsx";
export { ImageLightbox, type ImageLightboxProps } from "./ImageLightbox.tsx";
export { type ImageLightboxLabels, imageLightboxLabels } from "./imageLightboxLabels.ts";
export { IMAGE_ENDINGS, isImageAddress } from "./isImageAddress.ts";
export type { LightboxItem } from "./LightboxItem.ts";
export { PICTURE_PLACE } from "./picturePlace.ts";
export type { SlideType } from "./slideType.ts";
