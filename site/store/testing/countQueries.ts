import type { Database } from "../Store.ts";

/** What a server asks beside all else, once a second where its database is one: whether the content is another. */
const OTHER_CONTENT = /^select .* from "content_version"$/s;

/**
 * Runs `work` on a database and counts the statements it sends, those prepared before included, but for
 * those that look whether the content has changed.
 */
export async function countQueries<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<{ readonly result: Result; readonly queries: number }> {
  let queries = 0;
  const { logger } = (db as unknown as { readonly _: { readonly session: Session } })._.session;
  const log = logger.logQuery;
  // Drizzle tells its logger of each statement that it sends, also where nobody listens.
  logger.logQuery = function count(...args) {
    if (!OTHER_CONTENT.test(String(args[0]))) queries += 1;
    log.apply(this, args);
  };
  try {
    return { result: await work(db), queries };
  } finally {
    logger.logQuery = log;
  }
}

type Session = { readonly logger: { logQuery(...args: unknown[]): void } };
