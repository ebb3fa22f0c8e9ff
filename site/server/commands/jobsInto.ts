import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { mailSetting } from "../../content/mailSettings.ts";
import {
  countJobs,
  findJob,
  type ListedJob,
  listFailed,
  type QueueCounts,
} from "../../store/jobs/listJobs.ts";
import { dropJob, reviveJobs } from "../../store/jobs/reviveJobs.ts";
import type { Store } from "../../store/Store.ts";
import { readSetting } from "../../store/settings.ts";
import { enqueueMail } from "../mail/enqueueMail.ts";

const id = v.pipe(v.string(), v.uuid());

/** What the command asks, also of another process. */
export const jobsArgs = v.variant("action", [
  v.object({ action: v.literal("list") }),
  v.object({ action: v.literal("retry"), id: v.union([id, v.literal("all")]) }),
  v.object({ action: v.literal("drop"), id }),
  /** `waitMs` is how long to wait for what becomes of it. */
  v.object({ action: v.literal("test-mail"), to: v.string(), waitMs: v.number() }),
]);

export type JobsArgs = v.InferOutput<typeof jobsArgs>;

export type JobsAnswer = {
  readonly queues: readonly QueueCounts[];
  readonly failed: readonly ListedJob[];
  /** Whether an owner has named a mail server. */
  readonly hasMailServer: boolean;
  /** How many jobs are tried again, or were dropped. */
  readonly changed: number;
  /** The test mail, as it stands at the end. */
  readonly mail?: ListedJob | undefined;
};

const LOOK_MS = 200;

/** Lists and changes jobs in a store that this process has open. */
export async function jobsInto(
  { db }: Store,
  args: JobsArgs,
  signal?: AbortSignal,
): Promise<JobsAnswer> {
  const done = await carryOut();
  return {
    queues: await countJobs(db),
    failed: await listFailed(db),
    hasMailServer: (await readSetting(db, mailSetting)).host !== undefined,
    changed: 0,
    ...done,
  };

  async function carryOut(): Promise<Partial<JobsAnswer>> {
    if (args.action === "retry") return { changed: await reviveJobs(db, args.id) };
    if (args.action === "drop") return { changed: (await dropJob(db, args.id)) ? 1 : 0 };
    return args.action === "test-mail" ? { mail: await sendTestMail(args) } : {};
  }

  async function sendTestMail(asked: { to: string; waitMs: number }) {
    const mail = await enqueueMail(db, { to: asked.to, ...TEST_MAIL });
    const deadline = performance.now() + asked.waitMs;
    for (;;) {
      const job = await findJob(db, mail);
      const isOpen = job?.state === "created" || job?.state === "active";
      if (!isOpen || performance.now() > deadline || signal?.aborted) return job;
      await pause(LOOK_MS);
    }
  }
}

const TEST_MAIL = {
  subject: "Mail from your site works",
  text: "This is the test mail you asked for with: npm run jobs -- test-mail\nYour site can send mail.",
};
