import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../Store.ts";
import { jobTable, withoutContent } from "./jobTable.ts";
import { QUEUE_NAMES, type QueueName } from "./queues.ts";

/** How a queue stands. */
export type QueueCounts = {
  readonly queue: QueueName;
  /** Due now, or for the first time later. */
  readonly waiting: number;
  /** Failed, and to be tried again. */
  readonly retrying: number;
  readonly active: number;
  /** Within the last hours: see bossOn. */
  readonly done: number;
  readonly dead: number;
};

/** A job that is not done: it waits, is at work or is dead. Plain JSON. */
export type ListedJob = {
  readonly id: string;
  readonly queue: QueueName;
  readonly state: (typeof jobTable.state.enumValues)[number];
  /** Without the text of a mail, which may be long and is nobody else's business. */
  readonly data: Readonly<Record<string, unknown>>;
  /** How far it is, its result, or why it failed the last time. */
  readonly output: Readonly<Record<string, unknown>> | null;
  readonly tries: number;
  /** Since it was added, in seconds, by the database's clock. */
  readonly ageSeconds: number;
};

/** The most dead jobs that are listed, the oldest first. */
export const MAX_LISTED = 100;

const COLUMNS = {
  waiting: "created",
  retrying: "retry",
  active: "active",
  done: "completed",
  dead: "failed",
} as const;

/** How many jobs each queue has in which state. */
export async function countJobs(db: Database): Promise<readonly QueueCounts[]> {
  const rows = await db
    .select({ queue: jobTable.name, state: jobTable.state, count: count() })
    .from(jobTable)
    .groupBy(jobTable.name, jobTable.state);
  return QUEUE_NAMES.map((queue) => {
    const of = (state: string) =>
      rows.find((row) => row.queue === queue && row.state === state)?.count ?? 0;
    const counts = Object.entries(COLUMNS).map(([name, state]) => [name, of(state)]);
    return { queue, ...(Object.fromEntries(counts) as Omit<QueueCounts, "queue">) };
  });
}

/** Jobs that failed for good and wait for their owner, or failed and are to be tried again. */
export async function listFailed(db: Database): Promise<readonly ListedJob[]> {
  const isFailed = inArray(jobTable.state, ["retry", "failed"]);
  return select(db)
    .where(and(isFailed, inArray(jobTable.name, [...QUEUE_NAMES])))
    .orderBy(asc(jobTable.createdOn), asc(jobTable.id))
    .limit(MAX_LISTED);
}

/** One job, also one that is done, for a while; undefined where there is none. */
export async function findJob(db: Database, id: string): Promise<ListedJob | undefined> {
  const [job] = await select(db).where(eq(jobTable.id, id));
  return job;
}

/** A job of a queue that is being worked on; undefined where none is. */
export async function findActive(db: Database, queue: QueueName): Promise<ListedJob | undefined> {
  const isThat = and(eq(jobTable.name, queue), eq(jobTable.state, "active"));
  return (await select(db).where(isThat).limit(1))[0];
}

function select(db: Database) {
  return db
    .select({
      id: jobTable.id,
      queue: sql<QueueName>`${jobTable.name}`,
      state: jobTable.state,
      data: sql<ListedJob["data"]>`${withoutContent}`.mapWith(jobTable.data),
      output: jobTable.output,
      tries: sql<number>`${jobTable.retryCount} + (${jobTable.startedOn} is not null)::int`,
      ageSeconds: sql<number>`extract(epoch from now() - ${jobTable.createdOn})::int`,
    })
    .from(jobTable);
}
