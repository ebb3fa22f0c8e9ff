import { sql } from "drizzle-orm";
import { integer, jsonb, pgSchema, text, timestamp, uuid } from "drizzle-orm/pg-core";

const pgboss = pgSchema("pgboss");
const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** In this order: a job before "active" waits, one after it is over. */
const STATES = ["created", "retry", "active", "completed", "cancelled", "failed"] as const;

const state = pgboss.enum("job_state", STATES);

/** What a job is and says, here and in the archive. */
const kept = () => ({
  id: uuid("id").notNull(),
  /** The queue. */
  name: text("name").notNull(),
  data: jsonb("data").$type<Readonly<Record<string, unknown>>>(),
  state: state("state").notNull(),
  /** How far it is while it is active; then its result, or why it failed. */
  output: jsonb("output").$type<Readonly<Record<string, unknown>>>(),
});

/** pg-boss's table of jobs, as far as we read and write it ourselves. */
export const jobTable = pgboss.table("job", {
  ...kept(),
  retryLimit: integer("retry_limit").notNull(),
  retryCount: integer("retry_count").notNull(),
  startAfter: time("start_after").notNull(),
  /** When it was taken up, and later when its worker last said that it is at it. */
  startedOn: time("started_on"),
  expireIn: text("expire_in"),
  createdOn: time("created_on").notNull(),
  completedOn: time("completed_on"),
});

/** And that of jobs which were done long ago. */
export const archiveTable = pgboss.table("archive", kept());

/** A job is taken up after its time, not at it, and the embedded database counts whole milliseconds. */
export const dueNow = sql`now() - interval '1 millisecond'`;

/** What a job says, without what a mail says: that may be long, and is nobody else's business. */
export const withoutContent = sql`coalesce(${jobTable.data} - array['text', 'html'], '{}')`;
