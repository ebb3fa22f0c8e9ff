import { createHash } from "node:crypto";
import * as v from "valibot";
import { DumpError } from "./DumpError.ts";
import {
  type DumpEnd,
  type DumpedTable,
  type DumpManifest,
  END_NAME,
  endSchema,
} from "./DumpManifest.ts";
import { type DumpedFile, FILE_FOLDERS } from "./fileFolders.ts";
import { CUT_SHORT, DAMAGED, type DumpEntry, NO_DUMP, readEntries } from "./readEntries.ts";
import { readJson } from "./readJson.ts";
import { isUploadPath } from "./uploads.ts";

const LINE_END = 10;

export type DumpTakers = {
  /** What the dump says of itself. */
  readonly manifest: DumpManifest;
  /** Takes a table's rows, a row a line, in pieces of any length. */
  readonly takeRows: (table: DumpedTable, content: AsyncIterable<Buffer>) => Promise<void>;
  /** Takes a file that somebody brought: it must read all of it. */
  readonly takeFile: (file: DumpedFile, content: AsyncIterable<Buffer>) => Promise<void>;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Reads a dump to its end, and hands over what it holds. Only when it has returned is it certain that the
 * dump is whole and sound: nothing of it may be seen before. Where a taker refuses rows, the rest is
 * looked through all the same, since they may be those of a damaged dump: then that is what is said.
 * @throws DumpError
 */
export async function readDump(file: string, takers: DumpTakers): Promise<void> {
  const entries = readEntries(file);
  const refused: unknown[] = [];
  const taking = { ...takers, ...untilRefused(takers, refused) };
  try {
    // The manifest, which is known.
    await lookThrough((await nextOf(entries)).content, takers);
    for (const table of takers.manifest.tables) {
      await readTable(await nextOf(entries), table, taking);
    }
    await readFiles(entries, taking);
  } finally {
    await entries.return(undefined);
  }
  if (refused.length > 0) throw refused[0];
}

/** The same takers, which take nothing more after the first refusal, which is noted. */
function untilRefused(
  { takeRows, takeFile, signal }: DumpTakers,
  refused: unknown[],
): Pick<DumpTakers, "takeRows" | "takeFile"> {
  return {
    async takeRows(table, content) {
      if (refused.length > 0) return;
      await takeRows(table, content).catch((error: unknown) => {
        if (!(error instanceof DumpError)) throw error;
        refused.push(error);
      });
    },
    takeFile: (file, content) =>
      refused.length === 0 ? takeFile(file, content) : lookThrough(content, { signal }),
  };
}

async function readTable(
  { name, size, content }: DumpEntry,
  table: DumpedTable,
  { takeRows, signal }: DumpTakers,
): Promise<void> {
  if (name !== `tables/${table.name}.jsonl` || size !== table.bytes) throw new DumpError(DAMAGED);
  const chunks = checked(content, table);
  // Without return(): who stops early leaves the rest to be looked through.
  await takeRows(table, { [Symbol.asyncIterator]: () => ({ next: () => chunks.next() }) });
  await lookThrough(chunks, { signal });
}

/** What is left of an entry: the next one comes only after its end. */
async function lookThrough(
  content: AsyncIterable<Buffer>,
  { signal }: Pick<DumpTakers, "signal">,
): Promise<void> {
  for await (const _chunk of content) signal?.throwIfAborted();
}

/** The same, until its end tells that it is not what was written. */
async function* checked(
  content: AsyncIterable<Buffer>,
  table: DumpedTable,
): AsyncGenerator<Buffer, void> {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) rows += 1;
    yield chunk;
  }
  if (hash.digest("hex") !== table.sha256 || rows !== table.rows) throw new DumpError(DAMAGED);
}

async function readFiles(
  entries: AsyncGenerator<DumpEntry>,
  { takeFile, signal }: DumpTakers,
): Promise<void> {
  const found: DumpEnd = { files: 0, bytes: 0 };
  for (;;) {
    signal?.throwIfAborted();
    const entry = await nextOf(entries);
    if (entry.name === END_NAME) return checkEnd(entry, { found, entries });
    const file = fileOf(entry.name);
    if (!file) {
      throw new DumpError(`It holds a file "${entry.name.slice(0, 200)}". ${NO_DUMP}`);
    }
    await takeFile(file, entry.content);
    found.files += 1;
    found.bytes += entry.size;
  }
}

/** @returns undefined for what is no file of ours */
function fileOf(name: string): DumpedFile | undefined {
  const folder = FILE_FOLDERS.find((one) => name.startsWith(`${one}/`));
  const path = folder === undefined ? "" : name.slice(folder.length + 1);
  return folder !== undefined && isUploadPath(path) ? { folder, path } : undefined;
}

async function checkEnd(
  entry: DumpEntry,
  { found, entries }: { readonly found: DumpEnd; readonly entries: AsyncGenerator<DumpEntry> },
): Promise<void> {
  const said = v.safeParse(endSchema, await readJson(entry));
  const isSame =
    said.success && said.output.files === found.files && said.output.bytes === found.bytes;
  // The end of the archive itself is read too: there its checksum is.
  if (!isSame || !(await entries.next()).done) throw new DumpError(DAMAGED);
}

async function nextOf(entries: AsyncGenerator<DumpEntry>): Promise<DumpEntry> {
  const { value } = await entries.next();
  if (!value) throw new DumpError(CUT_SHORT);
  return value;
}
