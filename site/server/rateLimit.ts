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
/** Pictures and questions of captchas, from one address: each try shows one or two. */
export const CAPTCHA_LIMIT: RateLimit = { name: "captchas", count: 200, windowSeconds: 10 * 60 };
/** Answers to the pictures of captchas, from one address, right and wrong ones. */
export const CAPTCHA_TRY_LIMIT: RateLimit = {
  name: "captcha-tries",
  count: 60,
  windowSeconds: 10 * 60,
};
/** Forms with files whose bodies are read, from one address, whatever becomes of them. */
export const FORM_FILES_LIMIT: RateLimit = {
  name: "form-files",
  count: 60,
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
  return async (limit, address) =>
    (await countAttempts(db, { limit, addresses: [address], secret }))[0];
}

export type Attempts = {
  readonly limit: RateLimit;
  /** Who made them, in their order; the same address as often as it made one. */
  readonly addresses: readonly string[];
  /** The site's secret. */
  readonly secret: string;
};

/**
 * The same for several at once. On a transaction they count once that is committed.
 * @returns for each what CountAttempt returns
 */
export async function countAttempts(
  db: Database,
  { limit, addresses, secret }: Attempts,
): Promise<readonly (number | undefined)[]> {
  const { name, count: most, windowSeconds } = limit;
  const keys = addresses.map((address) => rateLimitKey({ name, address, secret }));
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  if (counts.size === 0) return [];
  const hasEnded = lte(rateLimits.windowEndsAt, sql`now()`);
  const end = sql`now() + make_interval(secs => ${windowSeconds})`;
  const rows = await db
    .insert(rateLimits)
    // In one order on all servers, or two of them would wait for each other.
    .values([...counts].sort().map(([key, count]) => ({ key, count, windowEndsAt: end })))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${hasEnded} then excluded.count
          else least(${rateLimits.count}, ${most}) + excluded.count end`,
        windowEndsAt: sql`case when ${hasEnded} then ${end} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({
      key: rateLimits.key,
      count: rateLimits.count,
      seconds: sql<number>`ceil(extract(epoch from ${rateLimits.windowEndsAt} - now()))::int`,
    });
  const isNew = rows.some(({ key, count }) => count === counts.get(key));
  if (isNew) await clearEnded(db);
  // How many had been counted before those that are counted here, and go on from it one by one.
  const seen = new Map(rows.map((row) => [row.key, row.count - (counts.get(row.key) ?? 0)]));
  const waits = new Map(rows.map((row) => [row.key, Math.max(1, row.seconds)]));
  return keys.map((key) => {
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before + 1 > most ? waits.get(key) : undefined;
  });
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
