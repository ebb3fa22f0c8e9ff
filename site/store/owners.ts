import { and, asc, eq, sql } from "drizzle-orm";
import { dropLinks, makeLink, type NewLink, takeLink } from "./accountLinks.ts";
import { audit } from "./auditLog.ts";
import type { Database } from "./Store.ts";
import { users } from "./schema.ts";

/** A number of ours for PostgreSQL's advisory locks: one change of who owns the site at a time. */
const OWNERS_LOCK = 0x76_69_74_6f;

/** Holds off, for the rest of a transaction, everyone else who would change who owns the site. */
export async function ownersInTurn(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(OWNERS_LOCK))})`);
}

/** Whether an owner can sign in: one who was invited and has no password yet does not count. */
export async function hasOwner(db: Database): Promise<boolean> {
  return (await db.$count(users, and(eq(users.role, "owner"), hasPassword))) > 0;
}

/** Of a row of users: whether they can sign in. */
export const hasPassword = sql<boolean>`exists (select 1 from accounts
  where accounts.user_id = users.id and accounts.password is not null)`;

/** The address of whoever has owned the site for longest; undefined while nobody does. */
export async function firstOwnersEmail(db: Database): Promise<string | undefined> {
  const [owner] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, "owner"), hasPassword))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1);
  return owner?.email;
}

/** @returns a link that makes whoever opens it the first owner; undefined where there is one */
export async function offerSetUp(db: Database): Promise<NewLink | undefined> {
  return (await hasOwner(db)) ? undefined : makeLink(db, { userId: null });
}

/**
 * Makes an account the site's first owner by such a link, and all of them worthless.
 * @returns false where the link does not hold (any more), or there is an owner already
 */
export async function becomeFirstOwner(
  db: Database,
  {
    token,
    userId,
    name,
  }: { readonly token: string; readonly userId: string; readonly name: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await ownersInTurn(tx);
    const link = await takeLink(tx, token);
    if (link?.userId !== null || (await hasOwner(tx))) return false;
    await tx.update(users).set({ role: "owner" }).where(eq(users.id, userId));
    await dropLinks(tx, link);
    const subject = { kind: "person", id: userId, name };
    await audit(tx, { by: { id: userId, name }, action: "person.set-up", subject });
    return true;
  });
}
