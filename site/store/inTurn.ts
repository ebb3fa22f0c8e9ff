import { sql } from "drizzle-orm";
import type { Database, Store } from "./Store.ts";

/** A number of ours for PostgreSQL's advisory locks: one import or restore at a time. */
const TURN_LOCK = 0x76_69_74_73;

/**
 * Does work that must not meet another import or a restore, once those are over: each goes by what
 * it found when it began. The embedded database's imports come one by one already, as jobs.
 */
export async function inTurn<Result>(
  { kind, db }: Store,
  work: () => Promise<Result>,
): Promise<Result> {
  if (kind === "embedded") return work();
  let underWay: Promise<Result> | undefined;
  const turn = db.transaction(async (tx) => {
    // This connection only waits, then rests, for as long as that takes.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(TURN_LOCK))})`);
    underWay = work();
    return underWay;
  });
  // Lost while it rests, that connection says nothing of the work, which goes by others: its own end counts.
  return turn.catch((error: unknown) => underWay ?? Promise.reject(error));
}

/** Takes the turn for the rest of a transaction. @returns false where another has it */
export async function tryTurn(tx: Database): Promise<boolean> {
  const [row] = await tx
    .select({ isFree: sql<boolean>`free` })
    .from(sql`pg_try_advisory_xact_lock(${sql.raw(String(TURN_LOCK))}) as lock(free)`);
  return row?.isFree ?? false;
}
