import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { listPage, type PageQuestion, rangeOf } from "../listPage.ts";
import type { Database } from "../Store.ts";
import { jobTable, withoutContent } from "./jobTable.ts";
import { QUEUE_NAMES, type QueueName } from "./queues.ts";

type State = (typeof jobTable.state.enumValues)[number];

export type JobsQuestion = PageQuestion & {
  /** Default all. */
  readonly queue?: QueueName | undefined;
  readonly states: readonly State[];
};

const columns = {
  id: jobTable.id,
  queue: sql<QueueName>`${jobTable.name}`,
  state: jobTable.state,
  /** Without the text of a mail. */
  data: sql<Readonly<Record<string, unknown>>>`${withoutContent}`.mapWith(jobTable.data),
  output: jobTable.output,
  tries: sql<number>`${jobTable.retryCount} + (${jobTable.startedOn} is not null)::int`,
  createdOn: jobTable.createdOn,
  startAfter: jobTable.startAfter,
};

/** A job, as its owner sees it. */
export type PagedJob = Awaited<ReturnType<typeof pageJobs>>["items"][number];

/** One page of jobs, the newest first, and how many there are. Two queries. */
export async function pageJobs(db: Database, { queue, states, ...page }: JobsQuestion) {
  const isAsked = and(
    inArray(jobTable.name, queue ? [queue] : [...QUEUE_NAMES]),
    inArray(jobTable.state, [...states]),
  );
  const total = await db.$count(jobTable, isAsked);
  const { limit, offset } = rangeOf(page);
  const items = await db
    .select(columns)
    .from(jobTable)
    .where(isAsked)
    .orderBy(desc(jobTable.createdOn), desc(jobTable.id))
    .limit(limit)
    .offset(offset);
  return listPage(items, total, page);
}

/** One job with all that it says; undefined where there is none. */
export async function readJob(db: Database, id: string) {
  const isThat = and(eq(jobTable.id, id), inArray(jobTable.name, [...QUEUE_NAMES]));
  const whole = {
    ...columns,
    data: sql<PagedJob["data"]>`coalesce(${jobTable.data}, '{}')`.mapWith(jobTable.data),
  };
  return (await db.select(whole).from(jobTable).where(isThat))[0];
}

/** How many jobs failed for good and wait for their owner. */
export async function countDead(db: Database): Promise<number> {
  const isDead = and(eq(jobTable.state, "failed"), inArray(jobTable.name, [...QUEUE_NAMES]));
  const [row] = await db.select({ count: count() }).from(jobTable).where(isDead);
  return row?.count ?? 0;
}
