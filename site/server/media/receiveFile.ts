import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { MediaRefused } from "../../content/MediaRefused.ts";
import { MAX_UPLOAD_MB } from "../../content/mediaSettings.ts";
import type { MediaKind } from "../../content/TakeMedia.ts";
import { MAX_MASTER_BYTES } from "./createDerivedPictures.ts";
import { isHeic } from "./isHeic.ts";
import type { Draft } from "./MediaStorage.ts";
import { SNIFFED_BYTES } from "./sniffFormat.ts";
import { type MediaType, sniffMedia } from "./sniffMedia.ts";

/** In bytes. */
export const MEGABYTE = 1024 * 1024;

/** How large a file of each kind may be, in bytes. */
export const MAX_FILE_BYTES: Readonly<Record<MediaKind, number>> = {
  picture: MAX_MASTER_BYTES,
  film: MAX_UPLOAD_MB * MEGABYTE,
  sound: 256 * MEGABYTE,
  captions: 2 * MEGABYTE,
  document: 256 * MEGABYTE,
};

/** What was received, by its content. */
export type ReceivedFile = MediaType & {
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
};

export type ReceiveOptions = {
  readonly draft: Draft;
  readonly name: string;
  /** How large it may be, in bytes, beside the limit of its kind. Default any. */
  readonly most?: number | undefined;
};

/**
 * Writes a file into a draft as it comes, a piece at a time; what it is is known by its first piece,
 * and what it may not be goes no further.
 * @throws MediaRefused, or what reading and writing throws
 */
export async function receiveFile(
  source: Readable,
  { draft, name, most = Number.POSITIVE_INFINITY }: ReceiveOptions,
): Promise<ReceivedFile> {
  const hash = createHash("sha256");
  let head = Buffer.alloc(0);
  let size = 0;
  let type: MediaType | undefined;
  await pipeline(
    source,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        if (head.length < SNIFFED_BYTES)
          head = Buffer.concat([head, piece]).subarray(0, SNIFFED_BYTES);
        if (head.length === SNIFFED_BYTES) type ??= typeOf(head, name);
        size += piece.length;
        if (type) refuseLarge(size, type.kind, most);
        hash.update(piece);
        yield piece;
      }
    },
    draft.stream,
  );
  if (size === 0) throw new MediaRefused("empty", "The file is empty. Choose another.");
  type ??= typeOf(head, name);
  refuseLarge(size, type.kind, most);
  return { ...type, hash: hash.digest("hex"), size };
}

function typeOf(head: Uint8Array, name: string): MediaType {
  const type = sniffMedia(head, name);
  if (type) return type;
  if (isHeic(head)) {
    throw new MediaRefused(
      "type",
      "The picture is in HEIC, as iPhones take them, which most browsers do not show. Save it as JPEG and bring it again.",
    );
  }
  throw new MediaRefused(
    "type",
    "The file is of a kind that is not kept here, whatever its name says. Bring pictures (JPEG, PNG, WebP, AVIF, GIF, SVG), " +
      "films (MP4, WebM), sounds (MP3, M4A, AAC, Ogg, WAV, FLAC), captions (WebVTT), PDF, ZIP or office documents.",
  );
}

function refuseLarge(size: number, kind: MediaKind, most: number): void {
  const limit = Math.min(MAX_FILE_BYTES[kind], most);
  if (size <= limit) return;
  throw new MediaRefused(
    "too-large",
    `The file is larger than the ${limit / MEGABYTE} MB that a ${kind} may have. Make it smaller and bring it again.`,
  );
}
