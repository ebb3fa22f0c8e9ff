import type { QueueName } from "../../store/jobs/queues.ts";
import type { TakenJob } from "../../store/jobs/takeJob.ts";

export type JobContext = {
  /** Says how far the work is, as plain JSON; it is stored now and then, and shown to whoever asks. */
  readonly progress: (progress: object) => void;
  /** Aborted when the server stops, or the job became another's: end soon, by throwing. */
  readonly signal: AbortSignal;
};

/**
 * Does one job and gives its result as plain JSON. A job may be done more than once: what it does must
 * bear that. What it throws makes it fail and be tried again later; a FinalFailure never.
 */
export type JobHandler = (job: TakenJob, context: JobContext) => Promise<object>;

/** A queue without a handler is left alone: its jobs wait. */
export type JobHandlers = { readonly [Queue in QueueName]?: JobHandler };

/**
 * Queues that are closed at times: whether one is open is asked before each job. A closed one is asked again
 * when its workers are woken.
 */
export type JobGates = { readonly [Queue in QueueName]?: () => Promise<boolean> };

/** The job would fail each time: it is dead at once and left to the owner, with this sentence. */
export class FinalFailure extends Error {
  override readonly name = "FinalFailure";
}
