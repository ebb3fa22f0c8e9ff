import { Readable } from "node:stream";
import type { Context } from "hono";
import { isFresh } from "../isFresh.ts";
import type { FileAnswer } from "../media/createMedia.ts";
import { readRange } from "../readRange.ts";
import { asAttachment } from "./asAttachment.ts";

export type SentFile = FileAnswer & {
  /** Under which a document is saved; it ends as its kind does. Default the end of its address. */
  readonly name?: string | undefined;
};

/**
 * Sends a file as it is, or the part that is asked for: browsers fetch films in parts, and Safari
 * plays none that cannot be.
 */
export function sendFile(c: Context, file: SentFile): Response {
  const { size, etag } = file;
  const headers = headersOf(file);
  if (isFresh(c.req.header("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  // A part of another version of the file would fit nowhere.
  const condition = c.req.header("if-range");
  const isSame = condition === undefined || condition === etag;
  const range = isSame ? readRange(c.req.header("range"), size) : undefined;
  if (range === "outside") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set("content-length", String(end - start + 1));
  if (range) headers.set("content-range", `bytes ${start}-${end}/${size}`);
  const status = range ? 206 : 200;
  if (c.req.method === "HEAD") return new Response(null, { status, headers });
  // A reader who goes ends the stream, which closes the file.
  const body = Readable.toWeb(file.open({ start, end })) as ReadableStream;
  return new Response(body, { status, headers });
}

function headersOf({ kind, type, etag, isImmutable, name }: SentFile): Headers {
  const headers = new Headers({
    etag,
    "content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
    "accept-ranges": "bytes",
    "cache-control": isImmutable
      ? "public, max-age=31536000, immutable"
      : "public, max-age=86400, stale-while-revalidate=2592000",
    // Opened by itself, the browser's own page for it may play it, and nothing else.
    "content-security-policy":
      "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
  });
  // What may hold script of its own is handed over, never opened as a part of this site.
  if (kind === "document") headers.set("content-disposition", asAttachment(name));
  return headers;
}
