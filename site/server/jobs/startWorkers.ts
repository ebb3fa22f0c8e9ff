import type { Logger } from "pino";
import { JOBS_CHANNEL } from "../../store/jobs/enqueue.ts";
import { returnAbandoned } from "../../store/jobs/keepJob.ts";
import { QUEUE_NAMES } from "../../store/jobs/queues.ts";
import { tidyJobs } from "../../store/jobs/tidyJobs.ts";
import type { Store } from "../../store/Store.ts";
import { createWorker, type Worker } from "./createWorker.ts";
import type { JobGates, JobHandlers } from "./JobHandler.ts";

export type WorkersOptions = {
  readonly store: Store;
  readonly handlers: JobHandlers;
  /** Default all are open. */
  readonly gates?: JobGates;
  readonly log: Logger;
};

/** How often jobs of servers that fell silent are looked for, and old ones removed, in milliseconds. */
export const TIDY_MS = 30_000;

/**
 * Works off the queues that have a handler, each one job at a time. Woken by what is added, here or by
 * other servers; without that a queue costs one query a minute.
 * @returns the stop: jobs at work end or go back
 */
export async function startWorkers({
  store,
  handlers,
  gates = {},
  log,
}: WorkersOptions): Promise<() => Promise<void>> {
  const { db } = store;
  // An embedded database has one process: what is at work there is of one that is gone.
  await returnAbandoned(db, store.kind === "embedded" ? "all" : "silent");
  const workers = new Map<string, Worker>();
  for (const queue of QUEUE_NAMES) {
    const handler = handlers[queue];
    if (handler)
      workers.set(queue, createWorker({ db, queue, handler, isOpen: gates[queue], log }));
  }
  const wakeAll = () => {
    for (const worker of workers.values()) worker.wake();
  };
  const unlisten = await store.listen(JOBS_CHANNEL, {
    onMessage: (queue) => workers.get(queue)?.wake(),
    onReconnect: wakeAll,
  });
  wakeAll();
  const tidy = () =>
    void tidyJobs(db).catch((error) => log.warn({ err: error }, "jobs not tidied"));
  const timer = setInterval(tidy, TIDY_MS).unref();
  return async () => {
    clearInterval(timer);
    await Promise.all([...workers.values()].map((worker) => worker.stop()));
    await unlisten();
  };
}
