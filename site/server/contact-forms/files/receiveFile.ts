import { createHash, randomBytes } from "node:crypto";
import type { Readable, Writable } from "node:stream";
import type { Draft, MediaStorage } from "../../media/MediaStorage.ts";
import { shownName } from "../../media/shownName.ts";
import { SNIFFED_BYTES } from "../../media/sniffFormat.ts";
import { fitsItsName } from "./fitsItsName.ts";
import type { ReceivedFile } from "./ReceivedFile.ts";
import { type SniffedFile, sniffFormFile } from "./sniffFormFile.ts";

export type ReceiveFileOptions = {
  readonly storage: MediaStorage;
  readonly field: string;
  /** As it was sent. */
  readonly name: string;
  /** How much of it is written at most: of one that is larger nothing is wanted but its size. */
  readonly maxBytes: number;
};

/**
 * Writes a file of a form into a draft as it comes, a piece at a time. What is too large, or what our
 * disk does not take, is read to its end all the same: what else is in the form is still to come.
 * @throws what reading throws
 */
export async function receiveFile(
  source: Readable,
  { storage, field, name: sent, maxBytes }: ReceiveFileOptions,
): Promise<ReceivedFile> {
  const writer = await openWriter(storage);
  const { head, size, digest } = await writeThrough(source, writer, maxBytes);
  const { draft } = writer;
  const name = shownName(sent);
  const { kind, type, extension } = sniffFormFile(head, name);
  const problem = writer.failure() ? "failed" : problemOf({ name, kind, size, maxBytes });
  let path: string | undefined;
  return {
    ...{ field, name, size, type, digest },
    ...(problem && { problem }),
    async keep() {
      const failure = writer.failure();
      if (!draft || failure) throw failure;
      path = `${new Date().getUTCFullYear()}/${randomBytes(16).toString("hex")}.${extension}`;
      await draft.keep(path);
      return path;
    },
    async discard() {
      await draft?.discard();
    },
    async withdraw() {
      await draft?.discard();
      if (path !== undefined) await storage.remove(path);
    },
  };
}

type Written = {
  /** Its first bytes. */
  readonly head: Buffer;
  /** In bytes, also of what was not written. */
  readonly size: number;
  /** Of what was written. */
  readonly digest: string;
};

/** @throws what reading throws; nothing is left of the draft then */
async function writeThrough(source: Readable, writer: Writer, maxBytes: number): Promise<Written> {
  const hash = createHash("sha256");
  let head = Buffer.alloc(0);
  let size = 0;
  try {
    for await (const piece of source as AsyncIterable<Buffer>) {
      if (head.length < SNIFFED_BYTES) {
        head = Buffer.concat([head, piece]).subarray(0, SNIFFED_BYTES);
      }
      size += piece.length;
      if (size > maxBytes) continue;
      hash.update(piece);
      await writer.write(piece);
    }
    await writer.end();
  } catch (error) {
    await writer.draft?.discard();
    throw error;
  }
  return { head, size, digest: hash.digest("hex") };
}

type Judged = Pick<ReceivedFile, "name" | "size"> &
  Pick<SniffedFile, "kind"> & { readonly maxBytes: number };

/** What is wrong with a file that our disk took. */
function problemOf({ name, size, kind, maxBytes }: Judged): ReceivedFile["problem"] {
  if (size > maxBytes) return "too-large";
  // Of one that is empty nothing can be wrong.
  return size > 0 && !fitsItsName(name, kind) ? "type" : undefined;
}

type Writer = {
  /** Undefined where none could be begun. */
  readonly draft: Draft | undefined;
  /** Why not all of it was written. */
  readonly failure: () => Error | undefined;
  readonly write: (piece: Buffer) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** Writes until that fails, which is remembered rather than thrown. */
async function openWriter(storage: MediaStorage): Promise<Writer> {
  let failure: Error | undefined;
  const fail = (error: unknown) => {
    failure ??= error instanceof Error ? error : new Error(String(error));
  };
  const draft = await storage.begin().catch(fail);
  // Each failure is told to who writes as well.
  draft?.stream.on("error", fail);
  const unlessFailed = async (work: (stream: Writable) => Promise<void>): Promise<void> => {
    if (draft && !failure) await work(draft.stream).catch(fail);
  };
  return {
    draft: draft ?? undefined,
    failure: () => failure,
    write: (piece) => unlessFailed((stream) => told((done) => stream.write(piece, done))),
    end: () => unlessFailed((stream) => told((done) => stream.end(done))),
  };
}

function told(work: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error ? reject(error) : resolve()));
  });
}
