import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../Store.ts";
import { wakeWorkers } from "./enqueue.ts";
import { dueNow, jobTable } from "./jobTable.ts";
import { QUEUE_NAMES } from "./queues.ts";
import type { TakenJob } from "./takeJob.ts";

/**
 * Says that this process is still at work on a job, and how far.
 * @param progress plain JSON; undefined leaves what was said before
 * @returns false where the job is another's by now: stop
 */
export async function keepJob(
  db: Database,
  { id, queue, attempt }: TakenJob,
  progress?: object,
): Promise<boolean> {
  const isOurs = and(
    eq(jobTable.name, queue),
    eq(jobTable.id, id),
    eq(jobTable.state, "active"),
    eq(jobTable.retryCount, attempt),
  );
  const kept = await db
    .update(jobTable)
    .set({ startedOn: sql`now()`, ...(progress && { output: { ...progress } }) })
    .where(isOurs)
    .returning({ id: jobTable.id });
  return kept.length > 0;
}

const ABANDONED = { message: "The server that was at work on it ended before it was done." };

/** The first time at once; one that was tried before may be what ends servers, and gives them time. */
const dueAgain = sql`case when retry_count = 0 then ${dueNow}
  else now() + retry_delay * interval '1 second' * 2 ^ (retry_count - 1) end`;

/**
 * Puts jobs whose server ended without a word back: due at once, or after pauses that double where
 * it is not the first time; one that has used up its tries is dead, since it may be what ended the
 * server.
 * @param whose "all" where no other process can be at work on any, else those silent for LEASE_S
 */
export async function returnAbandoned(db: Database, whose: "all" | "silent"): Promise<number> {
  const isSilent = whose === "all" ? sql`true` : lt(sql`started_on + expire_in`, sql`now()`);
  const mayGoOn = sql`retry_count < retry_limit`;
  const returned = await db
    .update(jobTable)
    .set({
      state: sql`(case when ${mayGoOn} then 'retry' else 'failed' end)::pgboss.job_state`,
      startAfter: dueAgain,
      completedOn: sql`case when ${mayGoOn} then null else now() end`,
      output: ABANDONED,
    })
    .where(and(eq(jobTable.state, "active"), inArray(jobTable.name, [...QUEUE_NAMES]), isSilent))
    .returning({ id: jobTable.id });
  if (returned.length > 0) for (const queue of QUEUE_NAMES) await wakeWorkers(db, queue);
  return returned.length;
}
