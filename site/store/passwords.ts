import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { dropLinks, takeLink } from "./accountLinks.ts";
import { audit } from "./auditLog.ts";
import type { Database } from "./Store.ts";
import { accounts, users } from "./schema.ts";
import { endSignIns } from "./signIns.ts";

/** How the sign-in library calls accounts that have a password. */
const BY_PASSWORD = "credential";

/** The hash of an account's password, where it has one. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(isPasswordOf(userId));
  return found?.hash ?? undefined;
}

export type NewPassword = {
  readonly userId: string;
  /** As the sign-in library makes it. */
  readonly hash: string;
  /** The id of the time of being signed in that stays. Default none. */
  readonly except?: string;
};

/** Gives an account another password: its links are worthless then, and who is signed in is so no longer. */
export async function setPassword(
  tx: Database,
  { userId, hash, except }: NewPassword,
): Promise<void> {
  const changed = await tx
    .update(accounts)
    .set({ password: hash })
    .where(isPasswordOf(userId))
    .returning({ id: accounts.id });
  if (changed.length === 0) {
    const own = { id: randomUUID(), accountId: userId, providerId: BY_PASSWORD, userId };
    await tx.insert(accounts).values({ ...own, password: hash });
  }
  await dropLinks(tx, { userId });
  await endSignIns(tx, { userId, ...(except !== undefined && { except }) });
}

/**
 * Gives the account that a link is for another password.
 * @returns the account's address; undefined where the link does not hold (any more)
 */
export async function setPasswordByLink(
  db: Database,
  { token, hash }: { readonly token: string; readonly hash: string },
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const userId = (await takeLink(tx, token))?.userId;
    if (!userId) return undefined;
    const [user] = await tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    if (!user) return undefined;
    await setPassword(tx, { userId, hash });
    const subject = { kind: "person", id: user.id, name: user.name };
    await audit(tx, { by: user, action: "person.set-password", subject });
    return user.email;
  });
}

function isPasswordOf(userId: string) {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, BY_PASSWORD));
}
