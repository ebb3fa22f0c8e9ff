import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

/** The unit of a tar archive, in bytes. */
const BLOCK = 512;
const FOLDER = "5";
const FILE = "0";

type Entry = { readonly name: string; readonly type: string; readonly content: Buffer };

/**
 * Unpacks a dump (EmbeddedClient.dump: a gzipped tar of short names, POSIX ustar) into `folder`.
 * @throws Error when the file is no such dump
 */
export async function unpackDump(dump: string, folder: string): Promise<void> {
  const archive = await promisify(gunzip)(await readFile(dump));
  mkdirSync(folder, { mode: 0o700 });
  // A thousand small files: twice as fast in one go, and nothing else can run before they are there.
  for (const { name, type, content } of readEntries(archive)) {
    const path = join(folder, name);
    if (type === FOLDER) mkdirSync(path, { recursive: true, mode: 0o700 });
    else writeFileSync(path, content, { mode: 0o600 });
  }
}

function* readEntries(archive: Buffer): Generator<Entry> {
  let start = 0;
  while (start + BLOCK <= archive.length && archive[start] !== 0) {
    const header = archive.subarray(start, start + BLOCK);
    const size = Number.parseInt(text(header, 124, 136), 8);
    const end = start + BLOCK + size;
    const entry = { name: text(header, 0, 100), type: text(header, 156, 157) };
    if (!isEntry(entry) || !(end <= archive.length)) {
      throw new Error("The file is no dump of an embedded database, or it is cut off.");
    }
    yield { ...entry, content: archive.subarray(start + BLOCK, end) };
    start = end + ((BLOCK - (size % BLOCK)) % BLOCK);
  }
}

function isEntry({ name, type }: { readonly name: string; readonly type: string }): boolean {
  return /^[/\w.-]+$/.test(name) && !name.includes("..") && (type === FILE || type === FOLDER);
}

function text(header: Buffer, start: number, end: number): string {
  return header.toString("latin1", start, end).replace(/[\0 ].*$/s, "");
}
