import { DumpError } from "./DumpError.ts";
import { readEntries } from "./readEntries.ts";

export type ReadDump = { readonly file: string; readonly signal?: AbortSignal | undefined };

/**
 * Judges what a dump says of itself. One flipped bit there may make it one of another version, or of another
 * program: before it is refused as such, it is read to its end, where its checksum is.
 * @throws DumpError
 */
export async function unlessDamaged<Result>(
  { file, signal }: ReadDump,
  judge: () => Promise<Result>,
): Promise<Result> {
  try {
    return await judge();
  } catch (error) {
    if (error instanceof DumpError) await readThrough({ file, signal });
    throw error;
  }
}

/** @throws DumpError where it is damaged or ends too early */
async function readThrough({ file, signal }: ReadDump): Promise<void> {
  for await (const { content } of readEntries(file)) {
    for await (const _chunk of content) signal?.throwIfAborted();
  }
}
