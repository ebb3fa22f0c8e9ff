/** Files beside pictures that pages play: films, sounds and captions, by their MIME types. */
export type FilmType =
  | "audio/aac"
  | "audio/flac"
  | "audio/mp4"
  | "audio/mpeg"
  | "audio/ogg"
  | "audio/wav"
  | "text/vtt"
  | "video/mp4"
  | "video/webm";

/** Brands of the same family of files as MP4 that are pictures: AVIF, HEIC, raw files of cameras. */
const PICTURE_BRANDS = /^(?:avi[fs]|hei[cmsx]|hev[cmsx]|m[is]f1|crx )/;

/**
 * What a film, sound or file of captions is, by its first bytes; its name could say anything.
 * @returns undefined for all else, such as HTML
 */
export function sniffFilm(head: Uint8Array): FilmType | undefined {
  const latin = Buffer.from(head.buffer, head.byteOffset, head.length).toString("latin1");
  if (latin.startsWith("\x1a\x45\xdf\xa3") && latin.includes("webm")) return "video/webm";
  if (latin.startsWith("ftyp", 4)) return ofBrand(latin.slice(8, 12));
  if (/^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(latin)) return "text/vtt";
  if (latin.startsWith("OggS")) return "audio/ogg";
  if (latin.startsWith("fLaC")) return "audio/flac";
  if (latin.startsWith("RIFF") && latin.startsWith("WAVE", 8)) return "audio/wav";
  if (/^\xff[\xf0\xf1\xf8\xf9]/.test(latin)) return "audio/aac";
  return /^(?:ID3|\xff[\xfb\xf3\xf2])/.test(latin) ? "audio/mpeg" : undefined;
}

function ofBrand(brand: string): FilmType | undefined {
  if (PICTURE_BRANDS.test(brand)) return undefined;
  return /^M4[AB] $/.test(brand) ? "audio/mp4" : "video/mp4";
}
