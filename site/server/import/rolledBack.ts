import type { Database } from "../../store/Store.ts";

class RolledBack extends Error {}

/** What `work` would answer, and nothing of what it stores. */
export async function rolledBack<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  let done: { readonly result: Result } | undefined;
  try {
    await db.transaction(async (tx) => {
      done = { result: await work(tx) };
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  if (!done) throw new Error("A trial ended without an answer.");
  return done.result;
}
