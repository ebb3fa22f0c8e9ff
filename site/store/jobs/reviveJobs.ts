import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../Store.ts";
import { wakeWorkers } from "./enqueue.ts";
import { dueNow, jobTable } from "./jobTable.ts";
import { QUEUE_NAMES, QUEUES, type QueueName } from "./queues.ts";

/**
 * Gives failed jobs all their tries anew, due at once. A mail of which nobody knows whether it
 * arrived is sent, which its owner accepts by asking for it.
 * @param id of one job; "all" are those that are dead
 * @returns how many
 */
export async function reviveJobs(db: Database, id: string | "all"): Promise<number> {
  let revived = 0;
  for (const queue of QUEUE_NAMES) {
    const rows = await db
      .update(jobTable)
      .set({
        state: "created",
        data: sql`data - 'handedOver'`,
        retryCount: 0,
        retryLimit: QUEUES[queue].retryLimit,
        startAfter: dueNow,
        startedOn: null,
        completedOn: null,
        output: null,
      })
      .where(and(eq(jobTable.name, queue), ...failed(id)))
      .returning({ id: jobTable.id });
    if (rows.length > 0) await wakeWorkers(db, queue);
    revived += rows.length;
  }
  return revived;
}

/** Has jobs of a queue that wait for their next try tried at once, and those that nobody took up yet. */
export async function hurryJobs(db: Database, queue: QueueName): Promise<void> {
  await db
    .update(jobTable)
    .set({ startAfter: dueNow })
    .where(and(eq(jobTable.name, queue), eq(jobTable.state, "retry")));
  await wakeWorkers(db, queue);
}

/** Forgets a job that failed or waits; one that is at work goes on. @returns whether there was one */
export async function dropJob(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .delete(jobTable)
    .where(
      and(
        inArray(jobTable.name, [...QUEUE_NAMES]),
        eq(jobTable.id, id),
        inArray(jobTable.state, ["created", "retry", "failed"]),
      ),
    )
    .returning({ id: jobTable.id });
  return rows.length > 0;
}

/** Whoever names a job means also one that still has tries left. */
function failed(id: string) {
  if (id === "all") return [eq(jobTable.state, "failed")];
  return [eq(jobTable.id, id), inArray(jobTable.state, ["retry", "failed"])];
}
