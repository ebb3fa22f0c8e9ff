import { inArray, lte, sql } from "drizzle-orm";
import type { Database } from "./Store.ts";
import { spentQuestions } from "./schema.ts";

/** A question that was answered: what tells it from all others, and when its answer would be too old. */
export type SpentQuestion = typeof spentQuestions.$inferInsert;

/**
 * Spends questions for some who answered them, so that none is answered twice. In a transaction that is
 * taken back, none is spent. Who spends one that another transaction is spending waits for its end.
 * @param answered the questions of each of them
 * @returns for each whether none of theirs was spent before, also not by one who stands before them
 */
export async function spendQuestions(
  db: Database,
  answered: readonly (readonly SpentQuestion[])[],
): Promise<readonly boolean[]> {
  const all = answered.flat().map(({ mark, endsAt }) => ({ mark, endsAt }));
  if (all.length === 0) return answered.map(() => true);
  const rows = await db
    .insert(spentQuestions)
    // In one order: two that spend the same ones must not wait for each other.
    .values(all.sort((one, other) => (one.mark < other.mark ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ mark: spentQuestions.mark });
  const fresh = new Set(rows.map(({ mark }) => mark));
  // Whoever takes a mark leaves none of it to those after them.
  return answered.map(
    (questions) => questions.filter(({ mark }) => !fresh.delete(mark)).length === 0,
  );
}

/** How many are cleared away at once, so that no statement holds up who is sending. */
const CLEARED_AT_ONCE = 10_000;

/** Clears away those that nobody could answer any more. @returns how many there were */
export async function clearSpentQuestions(db: Database): Promise<number> {
  for (let count = 0; ; ) {
    const ended = db
      .select({ mark: spentQuestions.mark })
      .from(spentQuestions)
      .where(lte(spentQuestions.endsAt, sql`now()`))
      .limit(CLEARED_AT_ONCE)
      .for("update", { skipLocked: true });
    const cleared = await db
      .delete(spentQuestions)
      .where(inArray(spentQuestions.mark, ended))
      .returning({ mark: spentQuestions.mark });
    count += cleared.length;
    if (cleared.length < CLEARED_AT_ONCE) return count;
  }
}
