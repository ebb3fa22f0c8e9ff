import type { MediaItem } from "../../content/mediaWire.ts";

/** Widths in which the server makes pictures, for lists and for a look at one. */
export type ThumbnailWidth = 320 | 960;

/** The address of a small form of a picture; undefined for what is none. */
export function thumbnailOf(
  { kind, src }: Pick<MediaItem, "kind" | "src">,
  width: ThumbnailWidth,
): string | undefined {
  return kind === "picture" ? src.replace(/^\/media\//, `/media/${width}w/`) : undefined;
}
