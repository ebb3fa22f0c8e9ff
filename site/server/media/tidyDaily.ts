import type { Logger } from "pino";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is cleared away each day. */
export type DailyTask = {
  /** In the plural, as the log calls it. */
  readonly what: string;
  /** Clears it away. @returns how much there was */
  readonly clear: () => Promise<number>;
};

/** Clears away what nobody needs any more, now and each day. @returns the stop */
export function tidyDaily(tasks: readonly DailyTask[], log: Logger): () => void {
  async function carryOut({ what, clear }: DailyTask): Promise<void> {
    try {
      const count = await clear();
      if (count > 0) log.info({ count }, `${what} were removed`);
    } catch (error) {
      log.warn({ err: error }, `${what} could not be removed; it is tried again tomorrow`);
    }
  }
  async function work(): Promise<void> {
    for (const task of tasks) await carryOut(task);
  }
  void work();
  const timer = setInterval(work, DAY_MS).unref();
  return () => clearInterval(timer);
}
