import { and, desc, eq, lt } from "drizzle-orm";
import { ConflictError } from "./ConflictError.ts";
import { derivedColumns } from "./derivedColumns.ts";
import { documentColumns, type StoredDocument } from "./documents.ts";
import { readKeywords } from "./productKeywords.ts";
import type { Database } from "./Store.ts";
import { documents, revisions } from "./schema.ts";
import { addRevision, nextUpdate } from "./writeDocument.ts";

export type Revision = {
  readonly id: number;
  readonly title: string;
  readonly createdAt: Date;
  readonly note: string | null;
};

export type RevisionQuestion = {
  readonly documentId: string;
  /** How many at most. */
  readonly limit: number;
  /** The id of a revision: only older ones are listed. */
  readonly before?: number | undefined;
};

export type RestoreQuestion = {
  readonly revisionId: number;
  /** The document's time of change when it was opened: see writeDocument. */
  readonly updatedAt: Date;
};

/** The revisions of a document, newest first, without their bodies. */
export async function listRevisions(
  db: Database,
  { documentId, limit, before }: RevisionQuestion,
): Promise<readonly Revision[]> {
  const { id, title, createdAt, note } = revisions;
  const isOlder = before === undefined ? undefined : lt(revisions.id, before);
  return db
    .select({ id, title, createdAt, note })
    .from(revisions)
    .where(and(eq(revisions.documentId, documentId), isOlder))
    .orderBy(desc(revisions.id))
    .limit(limit);
}

/**
 * Gives a document back the title and body of one of its revisions, as a new revision: what it
 * said until now stays in the list.
 * @throws {ConflictError} when the document was changed in between, or the revision is gone
 */
export async function restoreRevision(
  db: Database,
  { revisionId, updatedAt }: RestoreQuestion,
): Promise<StoredDocument> {
  return db.transaction(async (tx) => {
    const [revision] = await tx.select().from(revisions).where(eq(revisions.id, revisionId));
    if (!revision) throw new ConflictError("missing");
    const { title, body } = revision;
    const asItWas = and(eq(documents.id, revision.documentId), eq(documents.updatedAt, updatedAt));
    const [now] = await tx.select(documentColumns).from(documents).where(asItWas);
    if (!now) throw new ConflictError("changed");
    const keywords = await readKeywords(tx, now.id);
    const [document] = await tx
      .update(documents)
      .set({
        title,
        body,
        ...derivedColumns({ ...now, title, body, keywords }),
        updatedAt: nextUpdate(),
      })
      .where(asItWas)
      .returning(documentColumns);
    if (!document) throw new ConflictError("changed");
    await addRevision(tx, document, `Restored from ${revision.createdAt.toISOString()}`);
    return document;
  });
}
