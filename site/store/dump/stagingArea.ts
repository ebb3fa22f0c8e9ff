import { eq, type SQL, sql } from "drizzle-orm";
import { checksumOf, MIGRATIONS_TABLE, OWN_MIGRATIONS } from "../migrate.ts";
import type { Database } from "../Store.ts";
import { migrations, settings } from "../schema.ts";
import { SEEDED_KEY } from "../untouched.ts";
import { rowError } from "./rowError.ts";

/** The schema in which a dump becomes tables, beside those that the site reads meanwhile. */
export const STAGING = "vitrine_restore";

/** In migrations of jobs and mails that wait: a restore leaves them where they are. */
export const OF_JOBS = /\bpgboss\./i;

/** What was taken off the tables so that rows come in in any order, and is put back on them. */
export type ForeignKey = {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
};

/**
 * Makes empty tables there, as the named migrations make them, without what links and watches rows.
 * @param names those that the dump's store had seen
 */
export async function openStagingArea(
  db: Database,
  names: readonly string[],
): Promise<readonly ForeignKey[]> {
  return db.transaction(async (tx) => {
    await removeStagingArea(tx);
    await tx.execute(sql`create schema ${sql.identifier(STAGING)}`);
    await lookThereFirst(tx);
    await tx.execute(sql.raw(MIGRATIONS_TABLE));
    await migrateThere(tx, names);
    const keys = await readForeignKeys(tx);
    for (const { table, name } of keys) {
      await tx.execute(sql`alter table ${there(table)} drop constraint ${sql.identifier(name)}`);
    }
    for (const name of await readTableNames(tx)) {
      await tx.execute(sql`alter table ${there(name)} disable trigger user`);
    }
    return keys;
  });
}

/** Puts back what was taken off, which checks every row, and migrates to what this version needs. */
export async function closeStagingArea(
  db: Database,
  { keys, names }: { readonly keys: readonly ForeignKey[]; readonly names: readonly string[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lookThereFirst(tx);
    for (const key of keys) await linkRows(tx, key);
    for (const name of await readTableNames(tx)) {
      await tx.execute(sql`alter table ${there(name)} enable trigger user`);
    }
    const missing = Object.keys(OWN_MIGRATIONS).filter((name) => !names.includes(name));
    await migrateThere(tx, missing);
    // The number that said "nobody changed anything" was that of another store.
    await tx.update(settings).set({ value: true }).where(eq(settings.key, SEEDED_KEY));
    for (const { name, columns } of await readPlanned(tx)) {
      await tx.execute(sql`analyze ${there(name)} (${sql.raw(columns)})`);
    }
  });
}

async function linkRows(tx: Database, { table, name, definition }: ForeignKey): Promise<void> {
  const constraint = sql`constraint ${sql.identifier(name)} ${sql.raw(definition)}`;
  try {
    await tx.execute(sql`alter table ${there(table)} add ${constraint}`);
  } catch (error) {
    throw rowError(error, "The dump's tables do not fit together");
  }
}

/** Also of a process that was killed. */
export async function removeStagingArea(db: Database): Promise<void> {
  await db.execute(sql`drop schema if exists ${sql.identifier(STAGING)} cascade`);
}

/** A table in the staging area. */
export function there(table: string): SQL {
  return sql`${sql.identifier(STAGING)}.${sql.identifier(table)}`;
}

/** For the rest of a transaction: what migrations make and change without a schema's name is there. */
async function lookThereFirst(tx: Database): Promise<void> {
  // Longer than a query of a visitor may take.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const path = sql`${`${STAGING}, `} || replace(current_setting('search_path'), ${`${STAGING}, `}, '')`;
  await tx.execute(sql`select set_config('search_path', ${path}, true)`);
}

async function migrateThere(tx: Database, names: readonly string[]): Promise<void> {
  for (const name of [...names].sort()) {
    const text = OWN_MIGRATIONS[name] ?? "";
    if (!OF_JOBS.test(text)) await tx.execute(sql.raw(text));
    await tx.insert(migrations).values({ name, checksum: checksumOf(text) });
  }
}

async function readTableNames(tx: Database): Promise<readonly string[]> {
  const rows = await tx
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = ${STAGING}`);
  return rows.map(({ name }) => name);
}

/**
 * The tables with the columns that the database should know, so that its plans fit. Not texts with words,
 * and trees: to unpack some tens of thousands of them takes longer than all the others, and their index says enough.
 */
async function readPlanned(
  tx: Database,
): Promise<readonly { readonly name: string; readonly columns: string }[]> {
  return tx
    .select({
      name: sql<string>`relname`,
      columns: sql<string>`string_agg(quote_ident(attname), ', ')`,
    })
    .from(sql`pg_class join pg_attribute on attrelid = pg_class.oid`)
    .where(sql`relnamespace = ${STAGING}::regnamespace and relkind = 'r' and attnum > 0
      and not attisdropped and atttypid not in ('jsonb'::regtype, 'tsvector'::regtype)`)
    .groupBy(sql`relname`);
}

async function readForeignKeys(tx: Database): Promise<readonly ForeignKey[]> {
  return tx
    .select({
      table: sql<string>`relname`,
      name: sql<string>`conname`,
      definition: sql<string>`pg_get_constraintdef(pg_constraint.oid)`,
    })
    .from(sql`pg_constraint join pg_class on pg_class.oid = conrelid`)
    .where(sql`contype = 'f' and connamespace = ${STAGING}::regnamespace`);
}
