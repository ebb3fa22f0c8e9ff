import type { Picture } from "vitrine/api";
import type { Picture as StoredPicture } from "../../content/picture.ts";
import { pictureSources } from "../../pages/pictureSources.ts";
import { isMedia } from "../media/mediaAddress.ts";

/** A stored picture with the addresses of its sizes. */
export function toPicture(picture: StoredPicture): Picture {
  const { src, width, height, alt, focal = null, colour = null } = picture;
  const srcset = isMedia(src) ? pictureSources(picture).srcSet : "";
  return { src, srcset, width, height, alt, focal, colour };
}
