import { randomUUID } from "node:crypto";
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
const DAY_MS = 24 * 60 * 60 * 1000;

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
  const id = randomUUID();
  await insertJobs(db, queue, [{ id, data }]);
  return id;
}

/** Adds many by one statement, and wakes the workers once. @returns their ids, in the same order */
export async function enqueueAll<Queue extends QueueName>(
  db: Database,
  queue: Queue,
  all: readonly JobData[Queue][],
): Promise<readonly string[]> {
  const jobs = all.map((data) => ({ id: randomUUID(), data }));
  if (jobs.length > 0) await insertJobs(db, queue, jobs);
  return jobs.map(({ id }) => id);
}

type NewJob<Queue extends QueueName> = { readonly id: string; readonly data: JobData[Queue] };

/** The queue is there: a migration made it. */
async function insertJobs<Queue extends QueueName>(
  db: Database,
  queue: Queue,
  jobs: readonly NewJob<Queue>[],
): Promise<void> {
  const boss = await bossOn(db);
  const schema = v.pipe(storable, jobData[queue]);
  const common = {
    name: queue,
    ...QUEUES[queue],
    retryBackoff: true,
    expireInSeconds: LEASE_S,
    keepUntil: new Date(Date.now() + KEPT_WAITING_DAYS * DAY_MS),
  };
  await boss.insert(jobs.map(({ id, data }) => ({ ...common, id, data: v.parse(schema, data) })));
  await wakeWorkers(db, queue);
}

/** Has every server look at a queue, once the transaction is committed. */
export async function wakeWorkers(db: Database, queue: QueueName): Promise<void> {
  await db.execute(sql`select pg_notify(${JOBS_CHANNEL}, ${queue})`);
}
