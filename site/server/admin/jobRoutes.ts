import { type Context, Hono } from "hono";
import {
  JOBS_API,
  type JobQueue,
  type JobState,
  jobIds,
  jobQuery,
  type ListedJobRow,
} from "../../content/admin/jobWire.ts";
import { audit } from "../../store/auditLog.ts";
import { countJobs, type QueueCounts } from "../../store/jobs/listJobs.ts";
import { type PagedJob, pageJobs, readJob } from "../../store/jobs/pageJobs.ts";
import { dropJob, reviveJobs } from "../../store/jobs/reviveJobs.ts";
import type { Database } from "../../store/Store.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { asActor } from "./asActor.ts";
import { ID_PATTERN } from "./idPattern.ts";
import { ownerOnly } from "./ownerOnly.ts";
import { pageOf } from "./pageOf.ts";
import { readBody } from "./readBody.ts";
import { readListQuery } from "./readListQuery.ts";
import { withoutSecrets } from "./withoutSecrets.ts";

/** What waits to be done, and what failed: mails above all. Owners only: mails are between the site and others. */
export function jobRoutes({ db, mail }: Pick<AdminOptions, "db" | "mail">): Hono<AdminEnv> {
  return new Hono<AdminEnv>()
    .use(JOBS_API, ownerOnly)
    .use(`${JOBS_API}/*`, ownerOnly)
    .get(JOBS_API, async (c) => {
      const { state, ...question } = readListQuery(c, jobQuery);
      const states = state ? [STORED[state]] : OPEN;
      const { items, ...page } = await pageJobs(db, { ...question, states });
      const counts = sumOf(await countJobs(db), question.queue);
      return c.json({
        items: items.map(toRow),
        ...pageOf(page),
        counts,
        has_mail: (await mail.read(db)) !== undefined,
      });
    })
    .get(`${JOBS_API}/:id{${ID_PATTERN}}`, async (c) => {
      const job = await readJob(db, c.req.param("id"));
      if (!job) throw new SiteError(404, GONE, { code: "missing" });
      const { text, submission } = job.data;
      // What visitors wrote is read in the inbox, which keeps it for as long as it may be kept.
      const isShown = typeof text === "string" && submission === undefined;
      return c.json({
        ...toRow(job),
        text: isShown ? withoutSecrets(text) : null,
        submission: typeof submission === "string" ? submission : null,
      });
    })
    .post(`${JOBS_API}/retry`, (c) => changeEach(c, db, "retry"))
    .post(`${JOBS_API}/drop`, (c) => changeEach(c, db, "drop"));
}

async function changeEach(
  c: Context<AdminEnv>,
  db: Database,
  verb: "retry" | "drop",
): Promise<Response> {
  const { ids } = await readBody(c, jobIds);
  const changed = await db.transaction(async (tx) => {
    let count = 0;
    for (const id of ids) {
      const job = await readJob(tx, id);
      const isDone = verb === "retry" ? (await reviveJobs(tx, id)) > 0 : await dropJob(tx, id);
      if (!job || !isDone) continue;
      const subject = { kind: "job", id, name: toRow(job).about };
      await audit(tx, { by: asActor(c.get("user")), action: `job.${verb}`, subject });
      count += 1;
    }
    return count;
  });
  return c.json({ changed });
}

const STORED = {
  waiting: "created",
  active: "active",
  retrying: "retry",
  failed: "failed",
  done: "completed",
} as const satisfies Record<JobState, PagedJob["state"]>;
const OPEN = [STORED.waiting, STORED.active, STORED.retrying, STORED.failed];

const STATES: Readonly<Record<PagedJob["state"], JobState>> = {
  created: "waiting",
  active: "active",
  retry: "retrying",
  failed: "failed",
  completed: "done",
  cancelled: "done",
};

function toRow(job: PagedJob): ListedJobRow {
  const { id, queue, data, output, tries, createdOn, startAfter } = job;
  const state = STATES[job.state];
  const isDue = state === "waiting" || state === "retrying";
  const hasFailed = state === "failed" || state === "retrying";
  return {
    id,
    queue,
    state,
    about: withoutSecrets(textOf(data.subject ?? data.src ?? data.file)),
    to: queue === "mail" ? textOf(data.to) : null,
    tries,
    created_at: createdOn.toISOString(),
    due_at: isDue ? startAfter.toISOString() : null,
    reason: hasFailed ? textOf(output?.message) : null,
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function sumOf(queues: readonly QueueCounts[], queue: JobQueue | undefined) {
  const counted = queue ? queues.filter((one) => one.queue === queue) : queues;
  const sum = (column: Exclude<keyof QueueCounts, "queue">) =>
    counted.reduce((total, one) => total + one[column], 0);
  return {
    waiting: sum("waiting"),
    active: sum("active"),
    retrying: sum("retrying"),
    failed: sum("dead"),
    done: sum("done"),
  };
}

const GONE = "This job is over and forgotten by now. Load the list again.";
