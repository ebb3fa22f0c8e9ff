import { formatMediaSize, type MediaSize } from "./mediaSizes.ts";

/** Below this address are all pictures that the site makes sizes of. */
export const MEDIA_ROOT = "/media/";

/** Whether the server makes sizes of the picture at this address; others are shown as they are. */
export function isMedia(src: string): boolean {
  return src.startsWith(MEDIA_ROOT) && src.length > MEDIA_ROOT.length;
}

/** Where a size of a picture is: "/media/demo/a.svg" in 640 pixels is "/media/640w/demo/a.svg". */
export function mediaAddress(src: string, size: MediaSize): string {
  return `${MEDIA_ROOT}${formatMediaSize(size)}/${escapeBreaks(src.slice(MEDIA_ROOT.length))}`;
}

/** Blanks and commas are what divides addresses from each other in a srcset. */
function escapeBreaks(path: string): string {
  return path.replace(/[\s,]/g, encodeURIComponent);
}
