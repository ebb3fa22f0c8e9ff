import { createReadStream } from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { type Entry, extract } from "tar-stream";
import { DumpError } from "./DumpError.ts";

/** How many times its size a dump may unpack to; rows of a site are some ten times as long. */
export const MAX_RATIO = 200;
/** What may be unpacked before that is judged, in bytes. */
const UNJUDGED_BYTES = 64 * 1024 * 1024;

/** How much is unpacked at a time, in bytes: a quarter of it, the default, takes twice as long. */
const PIECE_BYTES = 64 * 1024;

export type DumpEntry = {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** To be read to its end before the next one is asked for. */
  readonly content: AsyncIterable<Buffer>;
};

/**
 * What is in the archive, one after the other, with little memory. Whether all of it is sound is
 * known only at its end.
 * @throws DumpError
 */
export async function* readEntries(file: string): AsyncGenerator<DumpEntry> {
  const archive = extract();
  const flow = unpackInto(archive, file);
  // What goes wrong there also ends the entries, and is told with them.
  flow.catch(() => {});
  const told = async (error: unknown) => (await flow.then(() => undefined, damageOf)) ?? error;
  try {
    for await (const entry of archive) yield describe(entry, told);
    await flow;
  } catch (error) {
    throw await told(error);
  } finally {
    archive.destroy();
    await flow.catch(() => {});
  }
}

async function unpackInto(archive: NodeJS.WritableStream, file: string): Promise<void> {
  const source = createReadStream(file);
  let unpacked = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unpacked += chunk.length;
      const isBomb = unpacked > UNJUDGED_BYTES && unpacked > MAX_RATIO * source.bytesRead;
      done(isBomb ? new DumpError(BOMB) : null, chunk);
    },
  });
  await pipeline(source, createGunzip({ chunkSize: PIECE_BYTES }), guard, archive);
}

function describe(entry: Entry, told: (error: unknown) => Promise<unknown>): DumpEntry {
  const { name, size = 0, type } = entry.header;
  // A link could lead out of the folder that files are written to.
  if (type !== "file") throw new DumpError(`${name} in it is no plain file. ${NO_DUMP}`);
  return { name, size, content: contentOf(entry, told) };
}

async function* contentOf(
  entry: Entry,
  told: (error: unknown) => Promise<unknown>,
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) yield chunk;
  } catch (error) {
    throw await told(error);
  }
}

/** Our own sentence for what the unpacking libraries say. */
function damageOf(error: NodeJS.ErrnoException): Error | undefined {
  if (error instanceof DumpError || error.syscall !== undefined) return error;
  if (error.code === "ERR_STREAM_PREMATURE_CLOSE" || error.code === "ABORT_ERR") return undefined;
  if (error.message === "incorrect header check") return new DumpError(NO_DUMP);
  if (/unexpected end/i.test(error.message)) return new DumpError(CUT_SHORT);
  return new DumpError(DAMAGED, { cause: error });
}

export const NO_DUMP =
  "The file is no dump of this software, so nothing was restored. Name a file that npm run dump wrote.";
export const CUT_SHORT =
  "The dump ends too early: it was not written or not copied to its end. Nothing was restored. " +
  "Copy it again from where it was made, or take another dump.";
export const DAMAGED =
  "The dump is damaged: what it holds is not what was written. Nothing was restored. " +
  "Copy it again from where it was made, or take another dump.";
const BOMB =
  `The file unpacks to more than ${MAX_RATIO} times its size, which no dump does, so it was not read on and ` +
  "nothing was restored. Name a file that npm run dump wrote.";
