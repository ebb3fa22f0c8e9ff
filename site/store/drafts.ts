import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { ConflictError } from "./ConflictError.ts";
import type { DocumentReader } from "./presence.ts";
import type { Database } from "./Store.ts";
import { databaseNow, documents, drafts } from "./schema.ts";
import { storable } from "./storable.ts";

/** What somebody wrote and has not saved. */
export type WrittenDraft = {
  /** As the editor sent it. */
  readonly content: Readonly<Record<string, unknown>>;
  /** The document's time of change when it was opened. */
  readonly basedOn: Date;
  readonly updatedAt: Date;
};

/** Somebody's own draft of a document. */
export async function findDraft(
  db: Database,
  reader: DocumentReader,
): Promise<WrittenDraft | undefined> {
  const { content, basedOn, updatedAt } = drafts;
  const [found] = await db.select({ content, basedOn, updatedAt }).from(drafts).where(isOf(reader));
  return found;
}

/**
 * Keeps what somebody has written, in place of what they had written before. Nothing of it is checked
 * but that it can be stored.
 * @returns when it was kept
 * @throws {ConflictError} when the document is gone @throws ValiError when it cannot be stored
 */
export async function keepDraft(
  db: Database,
  { documentId, userId, content, basedOn }: DocumentReader & Omit<WrittenDraft, "updatedAt">,
): Promise<Date> {
  const kept = JSON.stringify(v.parse(storable, content));
  const [draft] = await db
    .insert(drafts)
    .select(
      sql`select ${documents.id}, ${userId}::text, ${kept}::jsonb, ${basedOn.toISOString()}::timestamptz, ${databaseNow}
        from ${documents} where ${documents.id} = ${documentId}::uuid`,
    )
    .onConflictDoUpdate({
      target: [drafts.documentId, drafts.userId],
      set: {
        content: sql`excluded.content`,
        basedOn: sql`excluded.based_on`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning({ updatedAt: drafts.updatedAt });
  if (!draft) throw new ConflictError("missing");
  return draft.updatedAt;
}

/** Throws somebody's draft away; where there is none, nothing happens. */
export async function dropDraft(db: Database, reader: DocumentReader): Promise<void> {
  await db.delete(drafts).where(isOf(reader));
}

function isOf({ documentId, userId }: DocumentReader) {
  return and(eq(drafts.documentId, documentId), eq(drafts.userId, userId));
}
