import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "./Store.ts";
import { verifications } from "./schema.ts";

/** The length of a link's token, in random bytes. */
export const LINK_TOKEN_BYTES = 32;
/** How long the link holds that makes the first owner, in seconds: a day. */
export const SET_UP_SECONDS = 24 * 60 * 60;
/** How long a link holds that sets a password, in seconds: a week. */
export const PASSWORD_LINK_SECONDS = 7 * 24 * 60 * 60;

/** What a link is for: the password of an account, by its user's id; without one, to be the site's first owner. */
export type LinkPurpose = { readonly userId: string | null };

export type NewLink = {
  /** For the address; only a hash of it is stored. */
  readonly token: string;
  readonly expiresAt: Date;
};

/**
 * Makes a link that works once. Of those that set the password of one account only the newest works; of
 * those that make the first owner all do, since every server prints its own.
 */
export async function makeLink(db: Database, { userId }: LinkPurpose): Promise<NewLink> {
  const token = randomBytes(LINK_TOKEN_BYTES).toString("base64url");
  await db.delete(verifications).where(lte(verifications.expiresAt, sql`now()`));
  if (userId !== null) await dropLinks(db, { userId });
  const [made] = await db
    .insert(verifications)
    .values({
      id: randomUUID(),
      identifier: identifierOf({ userId }),
      value: hashOf(token),
      expiresAt: after(userId === null ? SET_UP_SECONDS : PASSWORD_LINK_SECONDS),
    })
    .returning({ expiresAt: verifications.expiresAt });
  if (!made) throw new Error("PostgreSQL returned no row for an insert.");
  return { token, expiresAt: made.expiresAt };
}

/** @returns what a token's link is for, unless there is none, it was used or it has expired */
export async function findLink(db: Database, token: string): Promise<LinkPurpose | undefined> {
  const [found] = await db
    .select({ identifier: verifications.identifier })
    .from(verifications)
    .where(isOf(token));
  return found && purposeOf(found.identifier);
}

/** The same, and the link is used up once the transaction is committed. Of two at once one gets it. */
export async function takeLink(tx: Database, token: string): Promise<LinkPurpose | undefined> {
  const [taken] = await tx
    .delete(verifications)
    .where(isOf(token))
    .returning({ identifier: verifications.identifier });
  return taken && purposeOf(taken.identifier);
}

/** Makes the links for a purpose worthless. */
export async function dropLinks(db: Database, purpose: LinkPurpose): Promise<void> {
  await db.delete(verifications).where(eq(verifications.identifier, identifierOf(purpose)));
}

/** What stands before the id of a user, and the whole of it for the first owner. */
export const PASSWORD_LINK = "password:";
const SET_UP_LINK = "set-up";

function identifierOf({ userId }: LinkPurpose): string {
  return userId === null ? SET_UP_LINK : PASSWORD_LINK + userId;
}

function purposeOf(identifier: string): LinkPurpose | undefined {
  if (identifier === SET_UP_LINK) return { userId: null };
  if (!identifier.startsWith(PASSWORD_LINK)) return undefined;
  return { userId: identifier.slice(PASSWORD_LINK.length) };
}

function isOf(token: string): SQL | undefined {
  return and(eq(verifications.value, hashOf(token)), gt(verifications.expiresAt, sql`now()`));
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** By the database's clock, which all servers share. */
function after(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}
