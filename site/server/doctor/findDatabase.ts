import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { askHolder } from "../../store/embedded/askHolder.ts";
import { DATABASE_FOLDER } from "../../store/openEmbeddedStore.ts";
import { inspectServer } from "../../store/openServerStore.ts";
import { type DatabaseState, readDatabaseState } from "../../store/readDatabaseState.ts";
import type { Config } from "../config.ts";
import { ok, type Result } from "./Finding.ts";

/** A database's state, where it was read. */
export type SeenDatabase = DatabaseState & {
  /** Whether it is our own, in the data folder. */
  readonly isEmbedded: boolean;
  /** When it was read by this machine's clock, in milliseconds since 1970. */
  readonly readAt: number;
};

const stateSchema: v.GenericSchema<unknown, DatabaseState> = v.object({
  version: v.string(),
  versionNumber: v.number(),
  encoding: v.string(),
  mayCreate: v.boolean(),
  hasTrigrams: v.boolean(),
  now: v.number(),
  migrations: v.array(v.string()),
  deadJobs: v.number(),
});

/**
 * The state of the configured database; a result instead where it cannot be had. An embedded one is
 * asked of the server that holds it: opening it ourselves could change it.
 * @throws {StoreError} where a PostgreSQL server cannot be reached
 */
export async function findDatabase({
  databaseUrl,
  dataDir,
}: Config): Promise<SeenDatabase | Result> {
  if (databaseUrl !== undefined)
    return inspectServer(databaseUrl, async (db) => seen(await readDatabaseState(db), false));
  if (!existsSync(join(dataDir, DATABASE_FOLDER))) {
    return ok("The database is embedded; the first start makes it.");
  }
  const answer = await askHolder(dataDir, { command: "doctor" });
  return answer.held
    ? seen(v.parse(stateSchema, answer.result), true)
    : ok(
        "The database is embedded, and no server has it open. Start the site to have it looked into.",
      );
}

/** What findDatabase found, or the error it threw. */
export type FoundDatabase = ReturnType<typeof findDatabase>;

/** The state of the database where it could be had; why not is another check's. */
export async function stateOf(database: FoundDatabase): Promise<SeenDatabase | undefined> {
  const found = await database.catch(() => undefined);
  return found && !("status" in found) ? found : undefined;
}

/** With the time by our clock: the answer is read at most a moment after it was given. */
function seen(state: DatabaseState, isEmbedded: boolean): SeenDatabase {
  return { ...state, isEmbedded, readAt: Date.now() };
}
