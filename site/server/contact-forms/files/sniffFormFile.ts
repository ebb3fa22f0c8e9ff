import type { MediaKind } from "../../../content/TakeMedia.ts";
import { sniffMedia } from "../../media/sniffMedia.ts";

/** What a file is for, as far as its first bytes tell. */
export type FormFileKind =
  | "picture"
  /** A picture that may hold script. */
  | "drawing"
  /** A sound or a film: their containers are the same. */
  | "recording"
  | "pdf"
  /** Packed, as newer office documents are, too. */
  | "archive"
  | "office"
  /** What a system would run. */
  | "program"
  /** What a browser or a server would run. */
  | "page"
  | "text"
  | "unknown";

/** A file that came with a form, by its content. */
export type SniffedFile = {
  readonly kind: FormFileKind;
  /** Such as "image/jpeg". */
  readonly type: string;
  /** The end of the name under which it is kept, without the dot. */
  readonly extension: string;
};

/**
 * What a file is, by its first bytes (SNIFFED_BYTES). Its name decides only between documents that
 * begin alike.
 */
export function sniffFormFile(head: Uint8Array, name: string): SniffedFile {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.length);
  const latin = bytes.toString("latin1");
  if (PROGRAM.test(latin)) return PROGRAM_FILE;
  if (isPage(bytes)) return PAGE_FILE;
  return known(head, name) ?? other(latin) ?? (CONTROLS.test(latin) ? UNKNOWN_FILE : TEXT_FILE);
}

/** Of Windows, of Unix, of a Mac, a link that starts one, and scripts that name what runs them. */
const PROGRAM =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: programs begin with them.
  /^(?:MZ.{0,200}\0|\x7fELF|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe|L\0\0\0\x01\x14\x02\0|#![ \t]*\/)/s;

/** HTML as browsers know it by its beginning, and what web servers run. */
const PAGE =
  /^<(?:!doctype\s+html|\?php|\?=|%|(?:html|head|body|script|iframe|style|title|meta|link|object|embed|form|table|div|img|br|h1|a|b|p)[\s/>])/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: texts have none of them.
const CONTROLS = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

function isPage(bytes: Buffer): boolean {
  const text = bytes.toString(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf16le" : "utf8");
  const begin = text.replace(/^\uFEFF/, "").replaceAll(/<!--.*?-->/gs, "");
  return PAGE.test(begin.trimStart());
}

const KINDS: Readonly<Record<MediaKind, FormFileKind>> = {
  picture: "picture",
  film: "recording",
  sound: "recording",
  captions: "text",
  document: "archive",
};

/** What the media know, too. */
function known(head: Uint8Array, name: string): SniffedFile | undefined {
  const media = sniffMedia(head, name);
  if (!media) return undefined;
  return { ...media, kind: OWN_KINDS[media.type] ?? KINDS[media.kind] };
}

const OWN_KINDS: Readonly<Record<string, FormFileKind>> = {
  "image/svg+xml": "drawing",
  "application/pdf": "pdf",
  "application/msword": "office",
  "application/vnd.ms-excel": "office",
  "application/vnd.ms-powerpoint": "office",
};

type Beginning = readonly [begins: RegExp, kind: FormFileKind, type: string, extension: string];

/* biome-ignore-start lint/suspicious/noControlCharactersInRegex: files begin with them. */
const BEGINNINGS: readonly Beginning[] = [
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, "picture", "image/heic", "heic"],
  [/^(?:II\*\0|MM\0\*)/, "picture", "image/tiff", "tif"],
  [/^BM.{4}\0{4}/s, "picture", "image/bmp", "bmp"],
  [/^\0\0\x01\0/, "picture", "image/x-icon", "ico"],
  [/^.{4}(?:moov|mdat|wide|free|skip)/s, "recording", "video/quicktime", "mov"],
  [/^\x1a\x45\xdf\xa3/, "recording", "video/x-matroska", "mkv"],
  [/^RIFF.{4}AVI /s, "recording", "video/x-msvideo", "avi"],
  [/^\0\0\x01[\xba\xb3]/, "recording", "video/mpeg", "mpg"],
  [/^\x30\x26\xb2\x75/, "recording", "video/x-ms-wmv", "wmv"],
  [/^\xff[\xe2\xe3\xf6\xf7\xfa\xfc\xfd]/, "recording", "audio/mpeg", "mp3"],
  [/^MThd/, "recording", "audio/midi", "mid"],
  [/^ADIF/, "recording", "audio/aac", "aac"],
  [/^PK(?:\x05\x06|\x07\x08)/, "archive", "application/zip", "zip"],
  [/^\x1f\x8b/, "archive", "application/gzip", "gz"],
  [/^Rar!\x1a\x07/, "archive", "application/x-rar-compressed", "rar"],
  [/^7z\xbc\xaf\x27\x1c/, "archive", "application/x-7z-compressed", "7z"],
  [/^.{257}ustar/s, "archive", "application/x-tar", "tar"],
  [/^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/, "office", "application/x-ole-storage", "bin"],
  [/^\{\\rtf/, "office", "application/rtf", "rtf"],
  // Some programs write something before it, and readers look for it within a kilobyte.
  [/^.{0,1019}%PDF-/s, "pdf", "application/pdf", "pdf"],
];
/* biome-ignore-end lint/suspicious/noControlCharactersInRegex: files begin with them. */

function other(latin: string): SniffedFile | undefined {
  const found = BEGINNINGS.find(([begins]) => begins.test(latin));
  return found && { kind: found[1], type: found[2], extension: found[3] };
}

const PROGRAM_FILE: SniffedFile = {
  kind: "program",
  type: "application/octet-stream",
  extension: "bin",
};
const PAGE_FILE: SniffedFile = { kind: "page", type: "text/html", extension: "bin" };
const TEXT_FILE: SniffedFile = { kind: "text", type: "text/plain", extension: "txt" };
const UNKNOWN_FILE: SniffedFile = {
  kind: "unknown",
  type: "application/octet-stream",
  extension: "bin",
};
