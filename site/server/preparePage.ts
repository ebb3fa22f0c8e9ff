import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { CachedPage } from "./pageCache.ts";
import type { Encoding } from "./staticFiles.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page that many will read: worth compressing well, in every encoding. */
export async function preparePage(html: string): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotli(identity, 6),
    compressGzip(identity, { level: 6 }),
  ]);
  return { etag: etagOf(identity), bodies: { identity, br, gzip: zipped } };
}

/** A body for one reader: compressed lightly, in the one encoding asked for. */
export async function compressOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return brotli(body, 3);
  return encoding === "gzip" ? compressGzip(body, { level: 3 }) : body;
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Weak, since the same page goes out in several encodings. */
function etagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
