import { tryTurn } from "../inTurn.ts";
import { countJobs } from "../jobs/listJobs.ts";
import type { Database, Store } from "../Store.ts";
import { isUntouched } from "../untouched.ts";
import { DumpError } from "./DumpError.ts";
import type { DumpManifest } from "./DumpManifest.ts";
import { knownTrouble } from "./knownTrouble.ts";
import { loadTable } from "./loadTable.ts";
import { openUnpacking } from "./openUnpacking.ts";
import { publishTables } from "./publishTables.ts";
import { readDump } from "./readDump.ts";
import { readManifest } from "./readManifest.ts";
import { readSchemaName } from "./readTables.ts";
import { refuseOtherColumns } from "./refuseOtherColumns.ts";
import { closeStagingArea, openStagingArea, removeStagingArea } from "./stagingArea.ts";
import { makeIndexes, takeIndexesOff } from "./stagingIndexes.ts";
import { unlessDamaged } from "./unlessDamaged.ts";
import type { DumpProgress } from "./writeDump.ts";

export type RestoreOptions = {
  readonly file: string;
  /** The folder of uploaded files; made where there is none. */
  readonly uploads: string;
  /** The folder of files that came with forms; without one those of the dump are passed over. */
  readonly formFiles?: string | undefined;
  /** Whether content that somebody put into the store may be replaced. */
  readonly force: boolean;
  readonly tell?: (progress: DumpProgress) => void;
  readonly signal?: AbortSignal | undefined;
};

/** What was restored. */
export type RestoreReport = { readonly manifest: DumpManifest; readonly files: number };

/** Stores of this process that are being restored into: the embedded one has no second connection to lock with. */
const underWay = new WeakSet<Store>();

/**
 * Replaces what is in a store by what a dump holds, while the site runs: the rows are stored beside
 * the site's own, and take their place at once in the end. Killed before, it has changed nothing.
 * @throws DumpError
 */
export async function restoreDump(store: Store, options: RestoreOptions): Promise<RestoreReport> {
  if (underWay.has(store)) throw new DumpError(BUSY);
  underWay.add(store);
  try {
    if (!options.force && !(await isUntouched(store.db))) throw new DumpError(NOT_EMPTY);
    await refuseBesideImport(store.db);
    return await restoreFrom(store, options);
  } catch (error) {
    throw knownTrouble(error, options.file);
  } finally {
    underWay.delete(store);
  }
}

async function restoreFrom(
  store: Store,
  { file, uploads, formFiles, tell = () => {}, signal }: RestoreOptions,
): Promise<RestoreReport> {
  const manifest = await readManifest(file, signal);
  const stored = tally(manifest, tell);
  const unpacking = await openUnpacking({ uploads, "form-files": formFiles });
  const files = { count: 0 };
  try {
    await inPlace(store, async (db, schema) => {
      const names = manifest.migrations.map(({ name }) => name);
      const keys = await openStagingArea(db, names);
      await unlessDamaged({ file, signal }, () => refuseOtherColumns(db, manifest));
      const indexes = await takeIndexesOff(db);
      await readDump(file, {
        manifest,
        takeRows: (table, content) => loadTable(db, { table, content, stored, signal }),
        takeFile: unpacking.write,
        signal,
      });
      await makeIndexes(db, indexes);
      await closeStagingArea(db, { keys, names });
      signal?.throwIfAborted();
      await refuseBesideImport(db);
      // Before the rows that name them can be read.
      files.count = await unpacking.move();
      await publishTables(db, schema);
    });
  } finally {
    await unpacking.remove();
  }
  return { manifest, files: files.count };
}

/** Tells how much of a dump's rows is stored, each time there is more. */
function tally(
  { tables }: DumpManifest,
  tell: (progress: DumpProgress) => void,
): (bytes: number) => void {
  const of = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  return (bytes) => {
    done += bytes;
    tell({ step: "store", done, of });
  };
}

/** Half of what it brings would go with the old rows, and the other half stand among the restored ones. */
async function refuseBesideImport(db: Database): Promise<void> {
  const imports = (await countJobs(db)).find(({ queue }) => queue === "imports");
  if (imports && imports.waiting + imports.retrying + imports.active > 0) {
    throw new DumpError(IMPORTING);
  }
}

/**
 * A PostgreSQL server does it in one transaction, beside which others work on. On the embedded
 * database, where that would keep all others waiting, each step is one.
 */
async function inPlace(
  { kind, db }: Store,
  work: (db: Database, schema: string) => Promise<void>,
): Promise<void> {
  const schema = await readSchemaName(db);
  if (kind === "server") {
    await db.transaction(async (tx) => {
      if (!(await tryTurn(tx, "restore"))) throw new DumpError(BUSY);
      await work(tx, schema);
    });
    return;
  }
  try {
    await work(db, schema);
  } catch (error) {
    // If the database is gone, it is done at the next start.
    await removeStagingArea(db).catch(() => {});
    throw error;
  }
}

const NOT_EMPTY =
  "There is content in this store that somebody put there, and a restore replaces all of it. Nothing was changed. " +
  "Take a dump of it first if it may still be wanted; then restore with --force.";
const IMPORTING =
  "An import is under way or waits, and would mix with what is restored. Nothing was changed. Wait for its end, " +
  "or call it off where it was given (npm run jobs shows one that failed, and drops it); then restore again.";
const BUSY =
  "Another restore or an import is under way, so this one did nothing. Try again when it is done.";
