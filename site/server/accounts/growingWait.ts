import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../store/Store.ts";
import { rateLimits } from "../../store/schema.ts";
import { rateLimitKey } from "../rateLimitKey.ts";

/** How many attempts are free before the first wait. */
export const FREE_ATTEMPTS = 5;
/** The first wait, and the longest, in seconds; each one between is twice as long as the one before. */
export const FIRST_WAIT_S = 60;
export const LONGEST_WAIT_S = 60 * 60;
/** How long after the last attempt all of them are forgotten, in seconds. */
const MEMORY_S = 24 * 60 * 60;

/** The same for every account, whether it is there or not. */
export type GrowingWait = {
  /**
   * Counts an attempt at an account. One that has to wait does not count: else whoever goes on trying would
   * keep everybody else out for ever.
   * @returns undefined while it is allowed, else in how many seconds it is again, at least 1
   */
  readonly count: (email: string) => Promise<number | undefined>;
  /** Takes one back that was right after all. */
  readonly takeBack: (email: string) => Promise<void>;
};

/** Lets attempts at an account come ever more slowly, wherever they come from. All servers share the rows. */
export function createGrowingWait(db: Database, secret: string): GrowingWait {
  const keyOf = (email: string) =>
    rateLimitKey({ name: "account-sign-ins", address: email.toLowerCase(), secret });

  async function count(email: string): Promise<number | undefined> {
    const key = keyOf(email);
    const [counted] = await db
      .insert(rateLimits)
      .values({ key, count: 1, windowEndsAt: forgotten })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${rateLimits.windowEndsAt} <= now() then 1 else ${rateLimits.count} + 1 end`,
          windowEndsAt: forgotten,
        },
        setWhere: sql`${waitsUntil} <= now()`,
      })
      .returning({ key: rateLimits.key });
    return counted ? undefined : secondsLeft(key);
  }

  async function secondsLeft(key: string): Promise<number> {
    const [row] = await db
      .select({ seconds: sql<number>`ceil(extract(epoch from ${waitsUntil} - now()))::int` })
      .from(rateLimits)
      .where(eq(rateLimits.key, key));
    return Math.max(1, row?.seconds ?? 1);
  }

  return {
    count,
    async takeBack(email) {
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(eq(rateLimits.key, keyOf(email)));
    },
  };
}

const forgotten = sql`now() + make_interval(secs => ${sql.raw(String(MEMORY_S))})`;

/** When the next attempt is allowed: as long after the last one as the number of attempts says. */
const waitsUntil: SQL = sql`${rateLimits.windowEndsAt} - make_interval(secs => ${sql.raw(String(MEMORY_S))})
  + make_interval(secs => case when ${rateLimits.count} < ${sql.raw(String(FREE_ATTEMPTS))} then 0
    else least(${sql.raw(String(FIRST_WAIT_S))} * power(2, least(${rateLimits.count} - ${sql.raw(String(FREE_ATTEMPTS))}, 20)),
      ${sql.raw(String(LONGEST_WAIT_S))}) end)`;
