import { inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../store/Store.ts";
import { rateLimits } from "../store/schema.ts";
import { rateLimitKey } from "./rateLimitKey.ts";

/** How often one client address may do something. */
export type RateLimit = {
  /** What is counted, such as "comments". */
  readonly name: string;
  /** How often within a window. */
  readonly count: number;
  readonly windowSeconds: number;
};

/** Comments that are sent, from one address. */
export const COMMENT_LIMIT: RateLimit = { name: "comments", count: 5, windowSeconds: 10 * 60 };
/** Contact forms that are sent, from one address: an office may share one. */
export const CONTACT_FORM_LIMIT: RateLimit = {
  name: "contact-forms",
  count: 10,
  windowSeconds: 10 * 60,
};
/** What pages ask once they are there, from one address: many people may share one. */
export const AJAX_LIMIT: RateLimit = { name: "ajax", count: 1000, windowSeconds: 10 * 60 };
/** Uploads to the media, of one account; each may bring several files. */
export const UPLOAD_LIMIT: RateLimit = { name: "uploads", count: 500, windowSeconds: 10 * 60 };
/** Registrations, from one address. */
export const REGISTRATION_LIMIT: RateLimit = {
  name: "registrations",
  count: 5,
  windowSeconds: 60 * 60,
};
/** Attempts to sign in by browsers that the site does not know, from one address: a town may share it. */
export const SIGN_IN_LIMIT: RateLimit = { name: "sign-ins", count: 30, windowSeconds: 10 * 60 };
/** Attempts at one account by the browsers that its password was right in before. */
export const KNOWN_SIGN_IN_LIMIT: RateLimit = {
  name: "known-sign-ins",
  count: 10,
  windowSeconds: 10 * 60,
};

/** How many windows that have ended are cleared away with one that begins. */
const CLEARED_AT_ONCE = 100;

/** @returns undefined while it is allowed, else in how many seconds it is again, at least 1 */
export type CountAttempt = (limit: RateLimit, address: string) => Promise<number | undefined>;

/**
 * Counts what visitors do, in windows that begin with the first time. The rows are shared by all
 * servers, and hold a keyed hash of the address only.
 */
export function createRateLimiter(db: Database, secret: string): CountAttempt {
  return async ({ name, count, windowSeconds }, address) => {
    const hasEnded = lte(rateLimits.windowEndsAt, sql`now()`);
    const end = sql`now() + make_interval(secs => ${windowSeconds})`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key: rateLimitKey({ name, address, secret }), count: 1, windowEndsAt: end })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${hasEnded} then 1 else least(${rateLimits.count}, ${count}) + 1 end`,
          windowEndsAt: sql`case when ${hasEnded} then ${end} else ${rateLimits.windowEndsAt} end`,
        },
      })
      .returning({
        count: rateLimits.count,
        seconds: sql<number>`ceil(extract(epoch from ${rateLimits.windowEndsAt} - now()))::int`,
      });
    if (!row) return undefined;
    if (row.count === 1) await clearEnded(db);
    return row.count > count ? Math.max(1, row.seconds) : undefined;
  };
}

/** Rows that another server is at work on are left to it. */
async function clearEnded(db: Database): Promise<void> {
  const ended = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.windowEndsAt, sql`now()`))
    .limit(CLEARED_AT_ONCE)
    .for("update", { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, ended));
}
