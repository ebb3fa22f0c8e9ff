import { and, asc, eq, ne, sql } from "drizzle-orm";
import { ConflictError } from "./ConflictError.ts";
import type { Database } from "./Store.ts";
import { databaseNow, documents, drafts, editing, users } from "./schema.ts";

/** For how long somebody who was not heard of again still has a document open, in seconds. */
export const PRESENCE_KEPT_S = 45;

/** Whether a row of `editing` is of somebody who is still there, by the database's clock. */
export const seenLately = sql`${editing.seenAt} > now() - interval '${sql.raw(String(PRESENCE_KEPT_S))} seconds'`;

/** A document, and who asks about it. */
export type DocumentReader = { readonly documentId: string; readonly userId: string };

/** Another person who has a document open. */
export type PresentPerson = {
  readonly id: string;
  readonly name: string;
  readonly seenAt: Date;
  /** Whether they have written something that they have not saved. */
  readonly hasDraft: boolean;
};

/** Notes that somebody has a document open. @throws {ConflictError} when it is gone */
export async function notePresence(
  db: Database,
  { documentId, userId }: DocumentReader,
): Promise<void> {
  const [noted] = await db
    .insert(editing)
    .select(
      sql`select ${documents.id}, ${userId}::text, ${databaseNow} from ${documents} where ${documents.id} = ${documentId}::uuid`,
    )
    .onConflictDoUpdate({
      target: [editing.documentId, editing.userId],
      set: { seenAt: sql`excluded.seen_at` },
    })
    .returning();
  if (!noted) throw new ConflictError("missing");
}

/** The others who have a document open, by name. */
export async function listPresent(
  db: Database,
  { documentId, userId }: DocumentReader,
): Promise<readonly PresentPerson[]> {
  return db
    .select({
      id: users.id,
      name: users.name,
      seenAt: editing.seenAt,
      hasDraft: sql<boolean>`exists (
        select 1 from ${drafts}
        where ${drafts.documentId} = ${editing.documentId} and ${drafts.userId} = ${editing.userId})`,
    })
    .from(editing)
    .innerJoin(users, eq(users.id, editing.userId))
    .where(and(eq(editing.documentId, documentId), ne(editing.userId, userId), seenLately))
    .orderBy(asc(users.name), asc(users.id));
}
