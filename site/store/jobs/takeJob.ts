import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../Store.ts";
import { bossOn } from "./bossOn.ts";
import { jobTable } from "./jobTable.ts";
import type { QueueName } from "./queues.ts";

/** A job that this process has taken up: nobody else does until it is silent for LEASE_S. */
export type TakenJob = {
  readonly id: string;
  readonly queue: QueueName;
  /** As it is stored: check it with jobData. */
  readonly data: unknown;
  /** How often it was tried before. */
  readonly attempt: number;
};

/** Takes up the oldest job that is due; undefined where there is none, or the database is away. */
export async function takeJob(db: Database, queue: QueueName): Promise<TakenJob | undefined> {
  const boss = await bossOn(db);
  const [job] = await boss.fetch<string>(queue, { includeMetadata: true });
  if (!job) return undefined;
  return { id: job.id, queue, data: JSON.parse(job.data), attempt: job.retryCount };
}

/** When the next waiting job is due, in milliseconds from now; undefined where none waits. */
export async function millisecondsUntilDue(
  db: Database,
  queue: QueueName,
): Promise<number | undefined> {
  const wait = sql<string>`extract(epoch from min(${jobTable.startAfter}) - now()) * 1000`;
  const isWaiting = and(eq(jobTable.name, queue), lt(jobTable.state, "active"));
  const [row] = await db.select({ wait }).from(jobTable).where(isWaiting);
  return row?.wait == null ? undefined : Number(row.wait);
}
