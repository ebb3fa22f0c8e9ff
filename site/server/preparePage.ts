import { createHash } from "node:crypto";
import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from "node:zlib";
import type { CachedPage, PageBody } from "./pageCache.ts";
import type { RenderedPage } from "./render/renderPage.tsx";
import type { Encoding } from "./staticFiles.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page that many will read: worth compressing well, in every encoding. */
export async function preparePage({ html, policy }: RenderedPage): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, brotliOptions(identity, 6)),
    compressGzip(identity, { level: 6 }),
  ]);
  return {
    etag: etagOf(identity),
    policy,
    bodies: { identity, br: exactCopy(br), gzip: exactCopy(zipped) },
  };
}

/** zlib gives a slice of a chunk of many kilobytes, all of which a cached page would hold on to. */
export function exactCopy(slice: Buffer): PageBody {
  const copy = Buffer.allocUnsafeSlow(slice.length);
  slice.copy(copy);
  return copy;
}

/**
 * A body for one reader: compressed lightly, in the one encoding asked for, and at once: a page
 * takes a tenth of a millisecond, which is less than handing it to another thread costs.
 */
export function compressOnce(body: PageBody, encoding: Encoding): PageBody {
  if (encoding === "br") return brotliCompressSync(body, brotliOptions(body, 3));
  return encoding === "gzip" ? gzipSync(body, { level: 3 }) : body;
}

export function brotliOptions(body: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}

/** Weak, since the same page goes out in several encodings. */
function etagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
