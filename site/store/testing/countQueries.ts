import type { Database } from "../Store.ts";

/** Runs `work` on a database and counts the statements it sends, those prepared before included. */
export async function countQueries<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<{ readonly result: Result; readonly queries: number }> {
  let queries = 0;
  const { logger } = (db as unknown as { readonly _: { readonly session: Session } })._.session;
  const log = logger.logQuery;
  // Drizzle tells its logger of each statement that it sends, also where nobody listens.
  logger.logQuery = function count(...args) {
    queries += 1;
    log.apply(this, args);
  };
  try {
    return { result: await work(db), queries };
  } finally {
    logger.logQuery = log;
  }
}

type Session = { readonly logger: { logQuery(...args: unknown[]): void } };
