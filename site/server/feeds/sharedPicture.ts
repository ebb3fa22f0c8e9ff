import type { Picture } from "../../content/picture.ts";
import { isMedia, mediaAddress } from "../media/mediaAddress.ts";
import { SOCIAL_SIZE } from "../media/mediaSizes.ts";
import { absolute } from "../pages/headOf.ts";

/** A picture as other sites show it beside a link. */
export type SharedPicture = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

const MIDDLE = { x: 0.5, y: 0.5 };

/**
 * The picture cut to what other sites show. Undefined where they could not: without an origin, and
 * for drawings of which no sizes are made.
 */
export function sharedPicture(
  picture: Picture,
  origin: string | undefined,
): SharedPicture | undefined {
  const { src, width, height, alt, focal = MIDDLE } = picture;
  const isDrawing = /\.svg$/i.test(src);
  if (isMedia(src)) {
    const url = absolute(mediaAddress(src, { kind: "social", focal }), origin);
    return url === undefined ? undefined : { url, alt, ...cutSize({ width, height }, isDrawing) };
  }
  const url = isDrawing ? undefined : absolute(src, origin);
  return url === undefined ? undefined : { url, alt, width, height };
}

/** As the process that makes pictures cuts them: a photograph is never enlarged. */
function cutSize(
  { width, height }: Pick<Picture, "width" | "height">,
  isDrawing: boolean,
): Pick<Picture, "width" | "height"> {
  const room = Math.min(width / SOCIAL_SIZE.width, height / SOCIAL_SIZE.height);
  const scale = isDrawing ? 1 : Math.min(1, room);
  return {
    width: Math.max(1, Math.round(SOCIAL_SIZE.width * scale)),
    height: Math.max(1, Math.round(SOCIAL_SIZE.height * scale)),
  };
}
