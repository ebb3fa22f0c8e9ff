import { createWriteStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import { type DumpEnd, type DumpManifest, END_NAME, MANIFEST_NAME } from "./DumpManifest.ts";
import { listUploads, unlessGone } from "./uploads.ts";

/** Twice as fast as the default, for a tenth more bytes. */
const GZIP_LEVEL = 3;

export type PackOptions = {
  /** The archive to write; there must be none of that name. */
  readonly file: string;
  readonly manifest: DumpManifest;
  /** Where the tables were written. */
  readonly folder: string;
  /** The folder of uploaded files; without one none are packed. */
  readonly uploads: string | undefined;
  readonly tell: (done: number, of: number) => void;
  readonly signal?: AbortSignal | undefined;
};

/** Packs what was written into one archive, and makes sure that it is on the disk. */
export async function packDump(options: PackOptions): Promise<DumpEnd> {
  const archive = pack();
  const written = pipeline(
    archive,
    createGzip({ level: GZIP_LEVEL }),
    createWriteStream(options.file, { flags: "wx", mode: 0o600, flush: true }),
    options.signal ? { signal: options.signal } : {},
  );
  const filled = fill(archive, options).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : undefined);
    throw error;
  });
  const [end] = await Promise.all([filled, written]);
  return end;
}

async function fill(
  archive: Pack,
  { manifest, folder, uploads, tell }: PackOptions,
): Promise<DumpEnd> {
  const of = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  archive.entry({ name: MANIFEST_NAME, mode: 0o600 }, JSON.stringify(manifest, null, 1));
  for (const { name, bytes } of manifest.tables) {
    await addFile(archive, {
      name: `tables/${name}.jsonl`,
      file: await open(join(folder, `${name}.jsonl`)),
      size: bytes,
    });
    done += bytes;
    tell(done, of);
  }
  const end = { files: 0, bytes: 0 };
  for await (const { path, file, size } of uploads === undefined ? [] : listUploads(uploads)) {
    const opened = await open(file).catch(unlessGone);
    if (!opened) continue;
    await addFile(archive, { name: `uploads/${path}`, file: opened, size });
    end.files += 1;
    end.bytes += size;
  }
  archive.entry({ name: END_NAME, mode: 0o600 }, JSON.stringify(end));
  archive.finalize();
  return end;
}

type File = { readonly name: string; readonly file: FileHandle; readonly size: number };

async function addFile(archive: Pack, { name, file, size }: File): Promise<void> {
  const entry = archive.entry({ name, size, mode: 0o600 });
  // Uploads never change: one that grows while it is read must not end the dump.
  if (size > 0) return pipeline(file.createReadStream({ end: size - 1 }), entry);
  entry.end();
  await file.close();
}
