import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "./Store.ts";
import { StoreError } from "./StoreError.ts";
import { migrations } from "./schema.ts";

/** The text of each migration by its name, such as "0001_content". */
export type Migrations = Readonly<Record<string, string>>;

/** A number of ours for PostgreSQL's advisory locks: one server migrates at a time. */
export const MIGRATION_LOCK = 0x76_69_74_72;

/** Every migration of this version: part of the program, so that no file is needed to run it. */
export const OWN_MIGRATIONS: Migrations = readFiles(
  import.meta.glob<string>("./migrations/*.sql", { query: "?raw", import: "default", eager: true }),
);

/**
 * Carries out the migrations a database has not seen yet, in the order of their names, each in
 * a transaction of its own. Several servers may start at once: one works, the others wait.
 * @throws {StoreError} `newer` or `migration-failed`
 */
export async function migrate(db: Database, own: Migrations = OWN_MIGRATIONS): Promise<void> {
  for (const name of Object.keys(own).sort()) {
    try {
      await db.transaction((tx) => apply(tx, { name, own }));
    } catch (error) {
      throw error instanceof StoreError ? error : failed(name, error);
    }
  }
}

async function apply(
  tx: Database,
  { name, own }: { readonly name: string; readonly own: Migrations },
): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await tx.execute(sql.raw(MIGRATIONS_TABLE));
  const applied = await tx.select().from(migrations);
  refuseUnknown(applied, own);
  if (applied.some((row) => row.name === name)) return;
  const text = own[name] ?? "";
  await tx.execute(sql.raw(text));
  await tx.insert(migrations).values({ name, checksum: checksumOf(text) });
}

/** Makes the table in which a database keeps what it has seen. */
export const MIGRATIONS_TABLE = `
  create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz(3) not null default date_trunc('milliseconds', now())
  )`;

function refuseUnknown(
  applied: readonly { readonly name: string; readonly checksum: string }[],
  own: Migrations,
): void {
  for (const { name, checksum } of applied) {
    const text = own[name];
    if (text === undefined) throw newer(name);
    if (checksumOf(text) !== checksum) throw changed(name);
  }
}

/** What a migration is known by, whatever line ends it is written with. */
export function checksumOf(text: string): string {
  return createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
}

function readFiles(files: Readonly<Record<string, string>>): Migrations {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.sql$/g, ""), text]),
  );
}

function newer(name: string): StoreError {
  return new StoreError(
    "newer",
    `The database was written by a later version of this software: it has the migration ${name}, ` +
      "which this version does not know. Running on could damage what it does not understand. " +
      "Install that later version, or restore a dump made before it.",
  );
}

function changed(name: string): StoreError {
  return new StoreError(
    "migration-failed",
    `The migration ${name} was changed after this database had carried it out, so the tables may ` +
      "differ from what the program expects. Put the file back as it was and add a new migration instead.",
  );
}

function failed(name: string, error: unknown): StoreError {
  const cause = rootOf(error);
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StoreError(
    "migration-failed",
    `The migration ${name} failed and was undone: ${reason}. The site cannot start on old tables. ` +
      "If the database refuses the right, grant its user CREATE on the schema public; else report this message.",
    { cause },
  );
}

/** Drizzle wraps the database's own error, whose sentence is the one that helps. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}
