import { DumpError } from "./DumpError.ts";
import { CUT_SHORT, DAMAGED, readEntries } from "./readEntries.ts";

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
    if (error instanceof DumpError) await refuseDamaged({ file, signal });
    throw error;
  }
}

/** @throws DumpError where it is damaged or ends too early; what else may be wrong says less than the judgement */
async function refuseDamaged({ file, signal }: ReadDump): Promise<void> {
  try {
    for await (const { content } of readEntries(file)) {
      for await (const _chunk of content) signal?.throwIfAborted();
    }
  } catch (error) {
    const isDamage = error instanceof DumpError && [DAMAGED, CUT_SHORT].includes(error.message);
    if (isDamage || !(error instanceof DumpError)) throw error;
  }
}
