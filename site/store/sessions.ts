import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "./Store.ts";
import { sessions } from "./schema.ts";
import { storable } from "./storable.ts";

export type SessionData = Readonly<Record<string, unknown>>;

export type Session = {
  /** Null while nobody has signed in. */
  readonly userId: string | null;
  readonly data: SessionData;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export type NewSession = {
  readonly userId?: string | null;
  readonly data?: SessionData;
  readonly lifetimeSeconds: number;
};

/** The length of a session's token, in random bytes. */
export const SESSION_TOKEN_BYTES = 32;

const dataSchema = v.pipe(storable, v.record(v.string(), v.unknown()));

const fields = {
  userId: sessions.userId,
  data: sessions.data,
  createdAt: sessions.createdAt,
  expiresAt: sessions.expiresAt,
};

/** Starts a session. @returns its token, for the visitor's cookie; only a hash of it is stored */
export async function createSession(
  db: Database,
  { userId = null, data = {}, lifetimeSeconds }: NewSession,
): Promise<string> {
  const token = randomBytes(SESSION_TOKEN_BYTES).toString("base64url");
  await db.insert(sessions).values({
    id: hashOf(token),
    userId,
    data: v.parse(dataSchema, data),
    expiresAt: after(lifetimeSeconds),
  });
  return token;
}

/** @returns the session of a token, unless there is none or it has expired */
export async function findSession(db: Database, token: string): Promise<Session | undefined> {
  const [session] = await db
    .select(fields)
    .from(sessions)
    .where(and(eq(sessions.id, hashOf(token)), gt(sessions.expiresAt, sql`now()`)));
  return session;
}

/** Lets a session that has not expired live on from now. @returns whether there was one */
export async function touchSession(
  db: Database,
  token: string,
  lifetimeSeconds: number,
): Promise<boolean> {
  const touched = await db
    .update(sessions)
    .set({ expiresAt: after(lifetimeSeconds) })
    .where(and(eq(sessions.id, hashOf(token)), gt(sessions.expiresAt, sql`now()`)))
    .returning({ id: sessions.id });
  return touched.length > 0;
}

/** Ends a session. */
export async function removeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, hashOf(token)));
}

/** Clears away what has expired. @returns how many sessions there were */
export async function removeExpiredSessions(db: Database): Promise<number> {
  const removed = await db
    .delete(sessions)
    .where(lte(sessions.expiresAt, sql`now()`))
    .returning({ id: sessions.id });
  return removed.length;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** By the database's clock, which all servers share. */
function after(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}
