import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Store } from "../Store.ts";
import { migrations } from "../schema.ts";
import { DumpError } from "./DumpError.ts";
import type { DumpEnd, DumpManifest } from "./DumpManifest.ts";
import { knownTrouble } from "./knownTrouble.ts";
import { packDump } from "./packDump.ts";
import { writeTables } from "./writeTables.ts";

export type DumpProgress = {
  readonly step: "read" | "pack" | "store";
  readonly done: number;
  readonly of: number;
};

export type DumpOptions = {
  /** The dump to write; there must be no file of that name. */
  readonly file: string;
  /** The folder of uploaded files; without one the dump holds none. */
  readonly uploads?: string | undefined;
  /** The folder of files that came with forms; without one the dump holds none. */
  readonly formFiles?: string | undefined;
  readonly tell?: (progress: DumpProgress) => void;
  readonly signal?: AbortSignal | undefined;
};

export type DumpReport = {
  readonly manifest: DumpManifest;
  readonly uploads: DumpEnd;
};

/**
 * Writes all of a store into one file, as it was at one moment, while the site runs. The file gets
 * its name once it is complete.
 * @throws DumpError
 */
export async function writeDump(
  store: Pick<Store, "snapshot">,
  options: DumpOptions,
): Promise<DumpReport> {
  const { file } = options;
  if (existsSync(file)) {
    throw new DumpError(
      `${file} is there already, and a dump never writes over a file. Choose another name, or move it away.`,
    );
  }
  let folder: string | undefined;
  try {
    folder = await mkdtemp(`${file}.unfinished-`);
    const report = await writeInto(folder, store, options);
    await rename(join(folder, ARCHIVE), file);
    return report;
  } catch (error) {
    throw knownTrouble(error, file);
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}

const ARCHIVE = "archive";

/** First the rows as they are, so that the store is read as shortly as can be; then they are packed. */
async function writeInto(
  folder: string,
  { snapshot }: Pick<Store, "snapshot">,
  { uploads, formFiles, tell = () => {}, signal }: DumpOptions,
): Promise<DumpReport> {
  const read = await snapshot(async (db) => ({
    applied: await db
      .select({ name: migrations.name, checksum: migrations.checksum })
      .from(migrations)
      .orderBy(migrations.name),
    tables: await writeTables(db, {
      folder,
      tell: (done, of) => tell({ step: "read", done, of }),
      signal,
    }),
  }));
  const manifest: DumpManifest = {
    format: "vitrine-dump",
    formatVersion: 1,
    createdAt: new Date().toISOString(),
    migrations: read.applied,
    tables: [...read.tables],
    hasUploads: uploads !== undefined,
  };
  const end = await packDump({
    file: join(folder, ARCHIVE),
    manifest,
    folder,
    places: { uploads, "form-files": formFiles },
    tell: (done, of) => tell({ step: "pack", done, of }),
    signal,
  });
  return { manifest, uploads: end };
}
