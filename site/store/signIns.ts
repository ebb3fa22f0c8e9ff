import { and, desc, eq, gt, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "./Store.ts";
import { databaseNow, signIns } from "./schema.ts";

/** Somebody's time of being signed in, in one browser. */
export type SignIn = {
  readonly id: string;
  readonly createdAt: Date;
  /** To within LAST_USED_STEP_S. */
  readonly lastUsedAt: Date;
  /** What the browser calls itself, cut. */
  readonly userAgent: string | null;
};

/** How closely it is known when a sign-in was last used, in seconds: each step is a write. */
export const LAST_USED_STEP_S = 60 * 60;

/** Where an account is signed in, the one used last first. */
export async function listSignIns(db: Database, userId: string): Promise<readonly SignIn[]> {
  return db
    .select({
      id: signIns.id,
      createdAt: signIns.createdAt,
      lastUsedAt: signIns.updatedAt,
      userAgent: signIns.userAgent,
    })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), gt(signIns.expiresAt, sql`now()`)))
    .orderBy(desc(signIns.updatedAt), signIns.id);
}

export type EndedSignIns = {
  readonly userId: string;
  /** Only this one. Default all. */
  readonly id?: string;
  /** All but this one. Default none is left. */
  readonly except?: string;
};

/** Signs an account out. @returns in how many browsers */
export async function endSignIns(
  db: Database,
  { userId, id, except }: EndedSignIns,
): Promise<number> {
  const conditions: (SQL | undefined)[] = [
    eq(signIns.userId, userId),
    id === undefined ? undefined : eq(signIns.id, id),
    except === undefined ? undefined : ne(signIns.id, except),
  ];
  const ended = await db
    .delete(signIns)
    .where(and(...conditions))
    .returning({ id: signIns.id });
  return ended.length;
}

/** Notes that a sign-in is used now. */
export async function touchSignIn(db: Database, id: string): Promise<void> {
  const step = sql`now() - make_interval(secs => ${LAST_USED_STEP_S})`;
  await db
    .update(signIns)
    .set({ updatedAt: databaseNow })
    .where(and(eq(signIns.id, id), lt(signIns.updatedAt, step)));
}
