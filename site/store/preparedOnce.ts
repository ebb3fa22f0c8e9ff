import type { Database } from "./Store.ts";

/**
 * A statement that is put into words once a database, not once a question. A server keeps it
 * planned, and answers in one round trip where others take two.
 * @param prepare ends in Drizzle's `prepare(name)`; the name must be one of its own
 */
export function preparedOnce<Statement>(
  prepare: (db: Database) => Statement,
): (db: Database) => Statement {
  const prepared = new WeakMap<Database, Statement>();
  return (db) => {
    const before = prepared.get(db);
    if (before) return before;
    const now = prepare(db);
    prepared.set(db, now);
    return now;
  };
}
