/** Files beside pictures that pages play: films, sounds and captions, by their MIME types. */
export type FilmType = "audio/mpeg" | "audio/ogg" | "text/vtt" | "video/mp4" | "video/webm";

/**
 * What a film, sound or file of captions is, by its first bytes; its name could say anything.
 * @returns undefined for all else, such as HTML
 */
export function sniffFilm(head: Uint8Array): FilmType | undefined {
  const latin = Buffer.from(head.buffer, head.byteOffset, head.length).toString("latin1");
  if (latin.startsWith("\x1a\x45\xdf\xa3") && latin.includes("webm")) return "video/webm";
  if (latin.startsWith("ftyp", 4) && !/^ftyp(?:avi[fs]|hei[cx]|mif1)/.test(latin.slice(4))) {
    return "video/mp4";
  }
  if (/^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(latin)) return "text/vtt";
  if (latin.startsWith("OggS")) return "audio/ogg";
  return /^(?:ID3|\xff[\xfb\xf3\xf2])/.test(latin) ? "audio/mpeg" : undefined;
}
