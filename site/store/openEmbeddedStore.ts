import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { removeStagingArea } from "./dump/stagingArea.ts";
import { createCluster } from "./embedded/createCluster.ts";
import { EmbeddedClient, type EmbeddedSession } from "./embedded/EmbeddedClient.ts";
import { acquireLock, type Lock } from "./embedded/lock.ts";
import { startMaintenance } from "./embedded/maintain.ts";
import { notWritable } from "./embedded/notWritable.ts";
import { migrate } from "./migrate.ts";
import type { StoreOptions } from "./openStore.ts";
import type { Database, Store } from "./Store.ts";
import { StoreError } from "./StoreError.ts";

/** The folder of the embedded database in the data folder. */
export const DATABASE_FOLDER = "database";

/** Opens the embedded database of a data folder, behind its lock. @throws {StoreError} */
export async function openEmbeddedStore(
  options: Omit<StoreOptions, "databaseUrl">,
): Promise<Store> {
  const lock = await acquireLock(options.dataDir);
  try {
    return await openBehind(lock, options);
  } catch (error) {
    await lock.release();
    throw error instanceof StoreError ? error : cannotOpen(options.dataDir, error);
  }
}

async function openBehind(
  lock: Lock,
  { emptyDatabase, onFatal = () => {} }: Omit<StoreOptions, "databaseUrl">,
): Promise<Store> {
  const folder = join(lock.folder, DATABASE_FOLDER);
  await createCluster(folder, emptyDatabase);
  const client = await EmbeddedClient.open({ folder, onFatal });
  const db = embeddedDatabase(client);
  try {
    await migrate(db);
    // What a process left behind that was killed while it restored a dump.
    await removeStagingArea(db);
  } catch (error) {
    await client.close();
    throw error;
  }
  const stopMaintenance = startMaintenance(client);
  let closed: Promise<void> | undefined;
  return {
    kind: "embedded",
    db,
    snapshot: snapshotOf(client),
    listen: (channel, { onMessage }) => client.listen(channel, onMessage),
    handleCommands: (handler) => lock.handleCommands(handler),
    close() {
      stopMaintenance();
      closed ??= client.close().finally(() => lock.release());
      return closed;
    },
  };
}

/** How a store on an embedded client is read as it is at one moment. */
export function snapshotOf(client: EmbeddedClient): Store["snapshot"] {
  return (read) => client.snapshot((session) => read(embeddedDatabase(session)));
}

/** Drizzle on an embedded client, or on a session of it. */
export function embeddedDatabase(client: EmbeddedSession): Database {
  // Drizzle names the whole PGlite as its client's type, but calls only `query` and `transaction`.
  return drizzle({ client: client as unknown as PGlite });
}

function cannotOpen(dataDir: string, cause: unknown): StoreError {
  if ((cause as NodeJS.ErrnoException).syscall) return notWritable(dataDir, cause);
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StoreError(
    "unreachable",
    `The embedded database in ${dataDir} could not be made: ${reason} The site cannot start without it. ` +
      "Choose an empty data folder, or remove the dump it should start from.",
    { cause },
  );
}
