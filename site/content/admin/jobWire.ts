import * as v from "valibot";
import { bulkUuids, listOf, listQuery } from "./listWire.ts";
import { time } from "./timeWire.ts";

/** Where owners find what waits to be done, and what failed. */
export const JOBS_API = "/api/admin/jobs";

/** What is done on the side. */
export const JOB_QUEUES = ["mail", "images", "imports"] as const;
export type JobQueue = (typeof JOB_QUEUES)[number];

/** "retrying" failed and is tried again; "failed" is left to its owner. */
export const JOB_STATES = ["waiting", "active", "retrying", "failed", "done"] as const;
export type JobState = (typeof JOB_STATES)[number];

const queue = v.picklist(JOB_QUEUES);
const state = v.picklist(JOB_STATES);
/** The query of GET /api/admin/jobs: the newest first. */
export const jobQuery = v.object({
  page: listQuery.page,
  per: listQuery.per,
  queue: v.optional(queue),
  /** Default all but what is done. */
  state: v.optional(state),
});

/** A job in the list. */
export const listedJob = v.object({
  id: v.string(),
  queue,
  state,
  /** What it is about: a mail's subject, the address of a picture, the name of a file. */
  about: v.string(),
  /** To whom a mail goes. */
  to: v.nullable(v.string()),
  /** How often it was tried. */
  tries: v.number(),
  created_at: time,
  /** When it is tried next; null where it is not. */
  due_at: v.nullable(time),
  /** Why it failed the last time. */
  reason: v.nullable(v.string()),
});
export type ListedJobRow = v.InferOutput<typeof listedJob>;

/** GET /api/admin/jobs: a page of jobs, and how many there are in each state. */
export const jobList = v.object({
  ...listOf(listedJob).entries,
  /** How many stand how. */
  counts: v.object({
    waiting: v.number(),
    active: v.number(),
    retrying: v.number(),
    failed: v.number(),
    done: v.number(),
  }),
  /** Whether mail can be sent; else it waits. */
  has_mail: v.boolean(),
});

/** GET /api/admin/jobs/:id, a mail with its text; what signs somebody in is left out of it. */
export const wholeJob = v.object({
  ...listedJob.entries,
  /** Null for what is no mail, and for a form's: what visitors wrote is read in the inbox. */
  text: v.nullable(v.string()),
  /** The id of the message there; null where none caused it. */
  submission: v.nullable(v.string()),
});

/** POST /api/admin/jobs/retry, /api/admin/jobs/drop */
export const jobIds = v.object({ ids: bulkUuids });
/** How many it was done to: the others were at work, or over, by then. */
export const jobsChanged = v.object({ changed: v.number() });
