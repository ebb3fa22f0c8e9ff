import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { buryJob, completeJob, failJob, giveBackJob } from "../../store/jobs/endJob.ts";
import { keepJob } from "../../store/jobs/keepJob.ts";
import type { QueueName } from "../../store/jobs/queues.ts";
import { millisecondsUntilDue, type TakenJob, takeJob } from "../../store/jobs/takeJob.ts";
import type { Database } from "../../store/Store.ts";
import { FinalFailure, type JobHandler } from "./JobHandler.ts";
import { loggedFailure } from "./loggedFailure.ts";

export type WorkerOptions = {
  readonly db: Database;
  readonly queue: QueueName;
  readonly handler: JobHandler;
  /** Whether jobs may be taken up now; asked before each. Default always. */
  readonly isOpen?: (() => Promise<boolean>) | undefined;
  readonly log: Logger;
};

export type Worker = {
  /** Has it look for a job at once; at work, it looks again after. */
  readonly wake: () => void;
  /** Ends its job, or gives it back; resolves once it has, or after STOP_TIMEOUT_MS. */
  readonly stop: () => Promise<void>;
};

/** How often a worker says that it is still at work, and how far, in milliseconds: well below LEASE_S. */
export const KEEP_MS = 2_000;
/** The longest rest of a worker that nobody wakes, in milliseconds: a message may have been lost. */
export const MAX_REST_MS = 60_000;
/** The shortest rest, in milliseconds: a job that is due may be in another's hands. */
const MIN_REST_MS = 20;
/** How long to wait for a database that is away, in milliseconds, and how often for what must be told. */
const AWAY_MS = 1_000;
const TELL_TIMES = 10;
/** How long a worker may take to stop, in milliseconds: what is not over is taken up by the next start. */
export const STOP_TIMEOUT_MS = 4_000;

/** Works off a queue, one job at a time, the oldest first; rests while there is none. */
export function createWorker(options: WorkerOptions): Worker {
  const worker = new QueueWorker(options);
  const running = worker.run();
  return {
    wake: () => worker.wake(),
    async stop() {
      worker.stop();
      await Promise.race([running, pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

class QueueWorker {
  readonly #options: WorkerOptions;
  readonly #stopping = new AbortController();
  #isWoken = false;
  #isClosed = false;
  #endRest = () => {};

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  async run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#isWoken = false;
      const job = await this.#take();
      await (job ? this.#work(job) : this.#rest());
    }
  }

  wake(): void {
    this.#isWoken = true;
    this.#endRest();
  }

  stop(): void {
    this.#stopping.abort();
    this.#endRest();
  }

  async #take(): Promise<TakenJob | undefined> {
    const { db, queue, isOpen = async () => true } = this.#options;
    this.#isClosed = !(await isOpen().catch(() => true));
    const job = this.#isClosed ? undefined : await takeJob(db, queue).catch(() => undefined);
    if (job && this.#stopping.signal.aborted) {
      await giveBackJob(db, job);
      return undefined;
    }
    return job;
  }

  async #rest(): Promise<void> {
    const { db, queue } = this.#options;
    const isAway = () => AWAY_MS;
    const due = this.#isClosed ? undefined : await millisecondsUntilDue(db, queue).catch(isAway);
    if (this.#isWoken || this.#stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(
        resolve,
        Math.min(Math.max(due ?? MAX_REST_MS, MIN_REST_MS), MAX_REST_MS),
      );
      timer.unref();
      this.#endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #work(job: TakenJob): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, this.#stopping.signal]);
    let progress: object | undefined;
    const timer = setInterval(() => {
      void this.#keep(job, progress).then((isOurs) => isOurs || lost.abort());
      progress = undefined;
    }, KEEP_MS);
    const context = {
      signal,
      progress: (value: object) => {
        progress = value;
      },
    };
    try {
      const result = await this.#options.handler(job, context);
      await this.#tell(job, (db) => completeJob(db, job, result));
    } catch (error) {
      if (!lost.signal.aborted) await this.#fail(job, error);
    } finally {
      clearInterval(timer);
    }
  }

  /** While the database is away nobody else can take the job up either. */
  #keep(job: TakenJob, progress: object | undefined): Promise<boolean> {
    return keepJob(this.#options.db, job, progress).catch(() => true);
  }

  #fail(job: TakenJob, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof FinalFailure) return this.#tell(job, (db) => buryJob(db, job, message));
    if (this.#stopping.signal.aborted) return this.#tell(job, (db) => giveBackJob(db, job));
    const { queue, id, attempt } = job;
    this.#options.log.warn({ queue, job: id, attempt, ...loggedFailure(error) }, "job failed");
    return this.#tell(job, (db) => failJob(db, job, message));
  }

  /** What became of a job is said again while the database is away: else it would be done again. */
  async #tell(job: TakenJob, say: (db: Database) => Promise<void>): Promise<void> {
    for (let times = 1; ; times++) {
      try {
        return await say(this.#options.db);
      } catch (error) {
        if (times < TELL_TIMES && !this.#stopping.signal.aborted) {
          await pause(AWAY_MS, undefined, { ref: false });
          continue;
        }
        this.#options.log.error({ err: error, job: job.id }, "job could not be ended");
        return;
      }
    }
  }
}
