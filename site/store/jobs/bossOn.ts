import { SQL, sql } from "drizzle-orm";
import type PgBoss from "pg-boss";
import type { Database } from "../Store.ts";

/** How long a job that was done is kept, in seconds, and how long it is in the archive after, in days. */
const KEPT_DONE_S = 12 * 60 * 60;
const KEPT_ARCHIVED_DAYS = 7;
/** How long a dead job waits for its owner, in days. */
export const KEPT_DEAD_DAYS = 90;

/**
 * pg-boss's statements on a database of ours, or a transaction on it. It is never started: its own
 * workers lose a result when the database is away for a moment, so ours (startWorkers) do that part.
 * The library is loaded with the first job: a server that has none does not carry it in memory.
 */
export async function bossOn(db: Database): Promise<PgBoss> {
  const { default: Boss } = await import("pg-boss");
  const made = bosses.get(db);
  if (made) return made;
  const boss = new Boss({
    db: { executeSql: (text, values) => execute(db, text, values) },
    schema: "pgboss",
    migrate: false,
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: KEPT_DONE_S,
    archiveFailedAfterSeconds: KEPT_DEAD_DAYS * 24 * 60 * 60,
    deleteAfterDays: KEPT_ARCHIVED_DAYS,
  });
  bosses.set(db, boss);
  return boss;
}

/** Making one puts all its statements into words. */
const bosses = new WeakMap<Database, PgBoss>();

type Rows = Awaited<ReturnType<PgBoss.Db["executeSql"]>>;

async function execute(db: Database, text: string, values: readonly unknown[] = []): Promise<Rows> {
  const inner = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(text)?.[1];
  // A pool may give BEGIN and COMMIT to different connections: the transaction must be ours.
  if (inner !== undefined) return db.transaction((tx) => execute(tx, inner));
  const result: unknown = await db.execute(new NumberedSql(text, values.map(toText)));
  return { rows: Array.isArray(result) ? result : (result as Rows).rows };
}

/** A statement whose parameters are numbered already: Drizzle would count them anew. */
class NumberedSql extends SQL {
  readonly #query: { readonly sql: string; readonly params: unknown[] };

  constructor(text: string, params: unknown[]) {
    super(sql.raw(text).queryChunks);
    this.#query = { sql: text, params };
  }

  override toQuery() {
    return this.#query;
  }
}

/** Both drivers take what PostgreSQL would read; lists here are ids. */
function toText(value: unknown): unknown {
  if (Array.isArray(value)) return `{${value.join(",")}}`;
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return value ?? null;
}
