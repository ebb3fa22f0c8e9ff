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

/** In the place of a size: the file as it is, which only films, sounds and captions are sent as. */
export const FILM_STEP = "film";

/** Where a film, or a file of captions, is: "/media/demo/films/a.webm" at "/media/film/demo/…". */
export function mediaFileAddress(src: string): string {
  return isMedia(src) ? `${MEDIA_ROOT}${FILM_STEP}/${src.slice(MEDIA_ROOT.length)}` : src;
}

/** Blanks and commas are what divides addresses from each other in a srcset. */
function escapeBreaks(path: string): string {
  return path.replace(/[\s,]/g, encodeURIComponent);
}
