import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database, Store } from "./Store.ts";

/** A number of ours for PostgreSQL's advisory locks: one import or restore at a time. */
const TURN_LOCK = 0x76_69_74_73;

/** How often to look whether the turn is free, in milliseconds. */
const LOOK_MS = 500;

/** Work that takes turns, for those who wait for it. */
export type Turn = {
  /** Such as "import of shop.csv". */
  readonly name: string;
  /** Hears what is waited for: at once, and as often as it is looked. */
  readonly onWaiting?: ((name: string) => void) | undefined;
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Does work that must not meet another import or a restore, once those are over: each goes by what
 * it found when it began. The embedded database's imports come one by one already, as jobs.
 */
export async function inTurn<Result>(
  store: Store,
  { name, onWaiting, signal }: Turn,
  work: () => Promise<Result>,
): Promise<Result> {
  const { kind, db } = store;
  if (kind === "embedded") return work();
  let underWay: Promise<Result> | undefined;
  const turn = db.transaction(async (tx) => {
    // This connection only waits, then rests, for as long as that takes.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    while (!(await tryTurn(tx, name))) {
      onWaiting?.(await readTurn(tx));
      await pause(LOOK_MS, undefined, { signal });
    }
    underWay = work();
    return underWay;
  });
  return turn.catch((error: unknown) => {
    if (!underWay) throw error;
    // Lost while it rests, that connection says nothing of the work, which goes by others: its own end counts.
    return keepingTurn(store, name, underWay);
  });
}

/** Takes the turn anew for work that has lost it, until the work ends. */
function keepingTurn<Result>(store: Store, name: string, work: Promise<Result>): Promise<Result> {
  const end = new AbortController();
  // Where the database is gone as a whole, the work says so itself.
  inTurn(store, { name, signal: end.signal }, () => work).catch(() => {});
  return work.finally(() => end.abort());
}

/** Takes the turn for the rest of a transaction. @returns false where another has it */
export async function tryTurn(tx: Database, name: string): Promise<boolean> {
  // Before, so that nobody finds the turn taken by a connection of any name.
  await tx.execute(sql`select set_config('application_name', ${name}, true)`);
  const [row] = await tx
    .select({ isFree: sql<boolean>`free` })
    .from(sql`pg_try_advisory_xact_lock(${sql.raw(String(TURN_LOCK))}) as lock(free)`);
  return row?.isFree ?? false;
}

/** What has the turn, as far as the database tells. */
async function readTurn(tx: Database): Promise<string> {
  // Else a transaction sees the others as they were when it looked first.
  await tx.execute(sql`select pg_stat_clear_snapshot()`);
  const [row] = await tx
    .select({ name: sql<string | null>`application_name` })
    .from(sql`pg_locks join pg_stat_activity using (pid)`)
    .where(sql`locktype = 'advisory' and granted and objid = ${sql.raw(String(TURN_LOCK))}
      and database = (select oid from pg_database where datname = current_database())`);
  return row?.name || "an import or a restore";
}
