import { setTimeout as pause } from "node:timers/promises";
import { callOffJob } from "../../store/jobs/endJob.ts";
import { enqueue } from "../../store/jobs/enqueue.ts";
import { findActive, findJob, type ListedJob } from "../../store/jobs/listJobs.ts";
import type { JobData, QueueName } from "../../store/jobs/queues.ts";
import { dropJob } from "../../store/jobs/reviveJobs.ts";
import type { Database } from "../../store/Store.ts";

export type RunContext = {
  /** Hears how far the job is. */
  readonly tell: (progress: NonNullable<ListedJob["output"]>) => void;
  /** Hears, again and again, which other job of the queue it waits for. */
  readonly onWaiting?: (other: ListedJob) => void;
  /** Calls the job off. */
  readonly signal: AbortSignal;
};

type NewJob<Queue extends QueueName> = { readonly queue: Queue; readonly data: JobData[Queue] };

/** How often to look how far the job is, in milliseconds, and at every how manieth look what it waits for. */
const LOOK_MS = 100;
const WAITING_LOOKS = 10;

/**
 * Has work done as a job and waits for its end: when the server is killed meanwhile, the next one takes
 * it up, though nobody waits any more.
 * @returns the job's result
 * @throws Error with the job's own sentence where it failed: it is dropped then, for whoever asked is told
 */
export async function runJob<Queue extends QueueName>(
  db: Database,
  { queue, data }: NewJob<Queue>,
  { tell, onWaiting, signal }: RunContext,
): Promise<NonNullable<ListedJob["output"]>> {
  const id = await enqueue(db, queue, data);
  for (let look = 0; ; look += 1) {
    if (signal.aborted) await callOffJob(db, { queue, id });
    signal.throwIfAborted();
    const job = await findJob(db, id);
    if (job?.state === "completed") return job.output ?? {};
    if (!job || job.state === "cancelled") throw new Error(DROPPED);
    const failure = failureOf(job);
    if (failure !== undefined) {
      await dropJob(db, id);
      throw new Error(failure);
    }
    if (job.state === "active" && job.output) tell(job.output);
    if (job.state === "created" && look % WAITING_LOOKS === 0) await tellOther();
    await pause(LOOK_MS);
  }

  async function tellOther(): Promise<void> {
    const other = onWaiting && (await findActive(db, queue));
    if (other) onWaiting(other);
  }
}

const DROPPED = "The job was dropped before it was done.";

/** A job that its server gives back as it stops has not failed. */
function failureOf({ state, output }: ListedJob): string | undefined {
  const hasFailed = state === "failed" || state === "retry";
  return hasFailed && typeof output?.message === "string" ? output.message : undefined;
}
