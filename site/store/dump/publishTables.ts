import { setTimeout as pause } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { CONTENT_VERSION_CHANNEL } from "../contentVersion.ts";
import { findDatabaseError } from "../databaseError.ts";
import type { Database } from "../Store.ts";
import { DumpError } from "./DumpError.ts";
import { KEPT_TABLES } from "./dumpedTables.ts";
import { readTables, type TableShape } from "./readTables.ts";
import { STAGING, there } from "./stagingArea.ts";

/**
 * How long to wait for all who use the tables, while those who come later wait with us, in milliseconds. Whoever
 * has waited for a second looks whether two wait for each other, and then ends its own work: so it is
 * always us who give way, and never a page that is being read.
 */
const LOCK_TIMEOUT_MS = 800;
/** How often it is tried, and how long others have their turn between two times, in milliseconds. */
const TRIES = 40;
const BETWEEN_MS = 500;
/** Not all locks in time, and two who waited for each other where that is looked for sooner. */
const BUSY: readonly string[] = ["57014", "40P01"];
/** Something else of the database's owner is built on our tables. */
const DEPENDED_ON = "2BP01";

/** Puts the tables of the staging area in the place of the site's own, all at once. @throws DumpError */
export async function publishTables(db: Database, schema: string): Promise<void> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await db.transaction((tx) => publish(tx, schema));
    } catch (error) {
      const code = findDatabaseError(error)?.code ?? "";
      if (code === DEPENDED_ON) throw dependedOn(error);
      if (left === 0 || !BUSY.includes(code)) throw error;
      await pause(BETWEEN_MS);
    }
  }
}

async function publish(tx: Database, schema: string): Promise<void> {
  const here = (name: string) => sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
  const tables = await readTables(tx, STAGING);
  const own = list(tables.map(({ name }) => here(name)));
  await tx.execute(sql`set local statement_timeout = ${sql.raw(String(LOCK_TIMEOUT_MS))}`);
  await tx.execute(sql`lock table ${own} in access exclusive mode`);
  await tx.execute(sql`set local statement_timeout to default`);
  for (const table of tables) if (KEPT_TABLES.includes(table.name)) await keepRows(tx, table, here);
  await tx.execute(sql`
    update ${there("content_version")} as restored set version = 1 + greatest(restored.version, before.version)
    from ${here("content_version")} as before`);
  // One statement: those that name one another go together, and what others built on them is refused.
  await tx.execute(sql`drop table ${own}`);
  for (const { name, args } of await readFunctions(tx)) {
    await tx.execute(sql`drop function if exists ${here(name)}(${sql.raw(args)})`);
    await tx.execute(
      sql`alter function ${there(name)}(${sql.raw(args)}) set schema ${sql.identifier(schema)}`,
    );
  }
  for (const { name } of tables) {
    await tx.execute(sql`alter table ${there(name)} set schema ${sql.identifier(schema)}`);
  }
  await tx.execute(sql`drop schema ${sql.identifier(STAGING)}`);
  await tx.execute(
    sql`select pg_notify(${CONTENT_VERSION_CHANNEL}, version::text) from ${here("content_version")}`,
  );
}

async function keepRows(
  tx: Database,
  { name, columns }: TableShape,
  here: (name: string) => SQL,
): Promise<void> {
  const listed = list(columns.map((column) => sql.identifier(column)));
  await tx.execute(sql`insert into ${there(name)} (${listed}) select ${listed} from ${here(name)}`);
}

type StoredFunction = { readonly name: string; readonly args: string };

async function readFunctions(tx: Database): Promise<readonly StoredFunction[]> {
  return tx
    .select({
      name: sql<string>`proname`,
      args: sql<string>`pg_get_function_identity_arguments(oid)`,
    })
    .from(sql`pg_proc`)
    .where(sql`pronamespace = ${STAGING}::regnamespace`);
}

function list(names: readonly SQL[] | readonly ReturnType<typeof sql.identifier>[]): SQL {
  return sql.join([...names], sql`, `);
}

function dependedOn(cause: unknown): DumpError {
  const { message } = cause as Error;
  return new DumpError(
    `Something else in the database is built on the site's tables, so they cannot be replaced: ${message}. ` +
      "Nothing was restored. Remove it, restore, and make it again.",
    { cause },
  );
}
