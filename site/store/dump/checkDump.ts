import { createHash } from "node:crypto";
import * as v from "valibot";
import { checksumOf, OWN_MIGRATIONS } from "../migrate.ts";
import { DumpError } from "./DumpError.ts";
import {
  type DumpEnd,
  type DumpedTable,
  type DumpManifest,
  END_NAME,
  endSchema,
  MANIFEST_NAME,
  manifestSchema,
} from "./DumpManifest.ts";
import { DUMPED_TABLES } from "./dumpedTables.ts";
import { CUT_SHORT, DAMAGED, type DumpEntry, NO_DUMP, readEntries } from "./readEntries.ts";
import { isUploadPath } from "./uploads.ts";

/** What a manifest may weigh, in bytes. */
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
const LINE_END = 10;

export type CheckOptions = {
  /** Takes an uploaded file: it must read all of it. */
  readonly takeUpload: (path: string, content: AsyncIterable<Buffer>) => Promise<void>;
  readonly signal?: AbortSignal | undefined;
};

/**
 * What a dump says of itself: that it is one, and of a version that we know.
 * @throws DumpError
 */
export async function readManifest(file: string): Promise<DumpManifest> {
  const entries = readEntries(file);
  try {
    return await manifestOf(entries);
  } finally {
    await entries.return(undefined);
  }
}

/**
 * Reads a dump to its end before anything that it holds takes its place: whether it is whole and sound.
 * What it holds of uploaded files is handed over meanwhile.
 * @throws DumpError
 */
export async function checkDump(file: string, options: CheckOptions): Promise<void> {
  const { signal } = options;
  const entries = readEntries(file);
  try {
    const manifest = await manifestOf(entries);
    for (const table of manifest.tables) {
      signal?.throwIfAborted();
      await checkTable(await nextOf(entries), table);
    }
    await takeUploads(entries, options);
  } finally {
    await entries.return(undefined);
  }
}

async function manifestOf(entries: AsyncGenerator<DumpEntry>): Promise<DumpManifest> {
  const { value: first } = await entries.next();
  if (!first || first.name !== MANIFEST_NAME) throw new DumpError(NO_DUMP);
  const said = await readJson(first);
  const parsed = v.safeParse(manifestSchema, said);
  if (!parsed.success) throw unknownManifest(said);
  const manifest = parsed.output;
  for (const migration of manifest.migrations) refuseUnknown(migration);
  const unknown = manifest.tables.find(({ name }) => !DUMPED_TABLES.includes(name));
  if (unknown) throw new DumpError(`It holds a table "${unknown.name}". ${NO_DUMP}`);
  return manifest;
}

function refuseUnknown({ name, checksum }: DumpManifest["migrations"][number]): void {
  const text = Object.hasOwn(OWN_MIGRATIONS, name) ? OWN_MIGRATIONS[name] : undefined;
  if (text === undefined) throw new DumpError(newer(`it has the migration ${name}`));
  if (checksumOf(text) === checksum) return;
  throw new DumpError(
    `The dump was written after another form of the migration ${name} than this version has, so its tables may ` +
      "differ. Nothing was restored. Restore it with the version that wrote it.",
  );
}

function unknownManifest(said: unknown): DumpError {
  const { success, output } = v.safeParse(later, said);
  return new DumpError(success ? newer(`it is of format ${output.formatVersion}`) : NO_DUMP);
}

const later = v.object({
  format: v.literal("vitrine-dump"),
  formatVersion: v.pipe(v.number(), v.minValue(2)),
});

function newer(sign: string): string {
  return (
    `The dump was written by a later version of this software: ${sign}, which this version does not know. ` +
    "Nothing was restored. Install that later version, and restore it there."
  );
}

async function checkTable(entry: DumpEntry, table: DumpedTable): Promise<void> {
  const { name, size, content } = entry;
  if (name !== `tables/${table.name}.jsonl` || size !== table.bytes) throw new DumpError(DAMAGED);
  const hash = createHash("sha256");
  let rows = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) rows += 1;
  }
  if (hash.digest("hex") !== table.sha256 || rows !== table.rows) throw new DumpError(DAMAGED);
}

async function takeUploads(
  entries: AsyncGenerator<DumpEntry>,
  { takeUpload, signal }: CheckOptions,
): Promise<void> {
  const found: DumpEnd = { files: 0, bytes: 0 };
  for (;;) {
    signal?.throwIfAborted();
    const entry = await nextOf(entries);
    if (entry.name === END_NAME) return checkEnd(entry, { found, entries });
    const path = entry.name.replace(/^uploads\//, "");
    if (path === entry.name || !isUploadPath(path)) {
      throw new DumpError(`It holds a file "${entry.name.slice(0, 200)}". ${NO_DUMP}`);
    }
    await takeUpload(path, entry.content);
    found.files += 1;
    found.bytes += entry.size;
  }
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

async function readJson({ size, content }: DumpEntry): Promise<unknown> {
  if (size > MAX_MANIFEST_BYTES) throw new DumpError(NO_DUMP);
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new DumpError(NO_DUMP);
  }
}
