import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../Store.ts";
import { storable } from "../storable.ts";
import { bossOn } from "./bossOn.ts";
import { type JobData, jobData, QUEUES, type QueueName } from "./queues.ts";

/** The NOTIFY channel on which workers hear of a job; the message is the queue's name. */
export const JOBS_CHANNEL = "jobs";
/** How long a worker may be silent before its job is another's, in seconds. */
export const LEASE_S = 30;
/** How long a job waits to be taken up, in days: mail waits for its settings. */
const KEPT_WAITING_DAYS = 3650;

/**
 * Adds a job to a queue. On a transaction it is there when that is committed, and not at all when it
 * is undone: give the transaction of what causes the job.
 * @returns the job's id
 */
export async function enqueue<Queue extends QueueName>(
  db: Database,
  queue: Queue,
  data: JobData[Queue],
): Promise<string> {
  const boss = await bossOn(db);
  const checked = v.parse(v.pipe(storable, jobData[queue]), data);
  const id = await boss.send(queue, checked, {
    ...QUEUES[queue],
    retryBackoff: true,
    expireInSeconds: LEASE_S,
    retentionDays: KEPT_WAITING_DAYS,
  });
  if (id === null) throw new Error(`There is no queue "${queue}" in the database.`);
  await wakeWorkers(db, queue);
  return id;
}

/** Has every server look at a queue, once the transaction is committed. */
export async function wakeWorkers(db: Database, queue: QueueName): Promise<void> {
  await db.execute(sql`select pg_notify(${JOBS_CHANNEL}, ${queue})`);
}
