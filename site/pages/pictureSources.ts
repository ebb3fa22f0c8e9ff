import type { Picture } from "../content/picture.ts";
import { mediaAddress } from "../server/media/mediaAddress.ts";
import { MEDIA_WIDTHS, type MediaWidth } from "../server/media/mediaSizes.ts";

/** Shown by what does not choose between widths, in pixels. */
export const PLAIN_WIDTH: MediaWidth = 640;

/** What a browser chooses from, as `<img>` writes it. */
export type PictureSources = { readonly src: string; readonly srcSet: string };

/**
 * The sizes of a picture below /media/. Those wider than the picture itself are left out, since
 * pictures are never enlarged; drawings have no size of their own.
 */
export function pictureSources({ src, width }: Pick<Picture, "src" | "width">): PictureSources {
  const own = /\.svg$/i.test(src) ? Number.POSITIVE_INFINITY : width;
  const all = MEDIA_WIDTHS.filter((_, index) => (MEDIA_WIDTHS[index - 1] ?? 0) < own);
  return {
    src: mediaAddress(src, { kind: "width", width: PLAIN_WIDTH }),
    srcSet: all
      .map((made) => `${mediaAddress(src, { kind: "width", width: made })} ${Math.min(made, own)}w`)
      .join(", "),
  };
}
