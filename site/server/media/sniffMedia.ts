import type { MediaKind } from "../../content/TakeMedia.ts";
import { sniffDocument } from "./sniffDocument.ts";
import { type FilmType, sniffFilm } from "./sniffFilm.ts";
import { type MasterFormat, sniffFormat } from "./sniffFormat.ts";

/** What a file of the media is. */
export type MediaType = {
  readonly kind: MediaKind;
  /** Such as "image/jpeg". */
  readonly type: string;
  /** The end of its name among the uploads, without the dot. */
  readonly extension: string;
};

const PICTURES: Readonly<Record<MasterFormat, string>> = {
  avif: "avif",
  gif: "gif",
  jpeg: "jpg",
  png: "png",
  svg: "svg",
  webp: "webp",
};

const FILMS: Readonly<Record<FilmType, readonly [kind: MediaKind, extension: string]>> = {
  "audio/aac": ["sound", "aac"],
  "audio/flac": ["sound", "flac"],
  "audio/mp4": ["sound", "m4a"],
  "audio/mpeg": ["sound", "mp3"],
  "audio/ogg": ["sound", "ogg"],
  "audio/wav": ["sound", "wav"],
  "text/vtt": ["captions", "vtt"],
  "video/mp4": ["film", "mp4"],
  "video/webm": ["film", "webm"],
};

/**
 * What a file is, by its first bytes (SNIFFED_BYTES). Its name decides only between documents that
 * begin alike.
 * @returns undefined for what the media do not keep
 */
export function sniffMedia(head: Uint8Array, name: string): MediaType | undefined {
  const format = sniffFormat(head);
  if (format) {
    const type = format === "svg" ? "image/svg+xml" : `image/${format}`;
    return { kind: "picture", type, extension: PICTURES[format] };
  }
  const film = sniffFilm(head);
  if (film) {
    const [kind, extension] = FILMS[film];
    return { kind, type: film, extension };
  }
  const document = sniffDocument(head, name);
  return document && { kind: "document", ...document };
}
