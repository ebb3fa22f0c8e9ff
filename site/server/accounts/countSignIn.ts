import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { audit } from "../../store/auditLog.ts";
import type { Database } from "../../store/Store.ts";
import { users } from "../../store/schema.ts";
import type { ClientAddress } from "../clientAddress.ts";
import { type CountAttempt, type RateLimit, SIGN_IN_LIMIT } from "../rateLimit.ts";
import { visitorAddress } from "../visitorAddress.ts";

export type CountSignInOptions = {
  readonly db: Database;
  readonly countAttempt: CountAttempt;
  readonly clientAddress: ClientAddress;
};

/** How often it is noted that attempts at one account were refused. */
const NOTE_LIMIT: RateLimit = { name: "refused-sign-ins", count: 1, windowSeconds: 10 * 60 };

/**
 * Counts an attempt to sign in. Where there were too many, and they were at the account of somebody who
 * works on the site, the audit log says so.
 * @param email as readEmail gives it
 * @returns undefined while it is allowed, else in how many seconds it is again
 */
export async function countSignIn(
  c: Context,
  email: string,
  { db, countAttempt, clientAddress }: CountSignInOptions,
): Promise<number | undefined> {
  const wait = await countAttempt(SIGN_IN_LIMIT, visitorAddress(c, clientAddress));
  if (wait === undefined) return undefined;
  const [tried] = await db
    .select({ id: users.id, name: users.name, role: users.role })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  const isKept = tried && tried.role !== "visitor";
  if (isKept && (await countAttempt(NOTE_LIMIT, tried.id)) === undefined) {
    const subject = { kind: "person", id: tried.id, name: tried.name };
    await audit(db, { by: NOBODY, action: "person.refuse-sign-in", subject });
  }
  return wait;
}

/** Whoever it was is not known. */
const NOBODY = { id: null, name: "" } as const;
