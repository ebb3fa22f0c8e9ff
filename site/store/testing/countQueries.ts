import type { Database } from "../Store.ts";

/** Runs `work` on a database and counts the statements it sends. */
export async function countQueries<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<{ readonly result: Result; readonly queries: number }> {
  let queries = 0;
  const { session } = (db as unknown as { readonly _: { readonly session: Session } })._;
  const prepare = session.prepareQuery;
  session.prepareQuery = function count(...args) {
    queries += 1;
    return prepare.apply(this, args);
  };
  try {
    return { result: await work(db), queries };
  } finally {
    session.prepareQuery = prepare;
  }
}

type Session = { prepareQuery(...args: unknown[]): unknown };
