import { and, desc, eq, lt } from "drizzle-orm";
import { restoreNote } from "../content/revisionNote.ts";
import { ConflictError } from "./ConflictError.ts";
import { derivedColumns } from "./derivedColumns.ts";
import { documentColumns, type StoredDocument } from "./documents.ts";
import { readKeywords } from "./productKeywords.ts";
import type { Database } from "./Store.ts";
import { documents, revisions, users } from "./schema.ts";
import { addRevision, changedNow } from "./writeDocument.ts";

export type Revision = {
  readonly id: number;
  readonly title: string;
  readonly createdAt: Date;
  readonly note: string | null;
  /** The name of who wrote it; null for an import, and for who has no account any more. */
  readonly author: string | null;
};

/** A revision with what the document said then. */
export type FullRevision = Revision & Pick<StoredDocument, "body">;

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
  /** The id of who restores it. Default nobody: a program. */
  readonly by?: string | undefined;
};

const { id, title, createdAt, note, body } = revisions;
const revisionColumns = { id, title, createdAt, note, author: users.name };

/** The revisions of a document, newest first, without their bodies. */
export async function listRevisions(
  db: Database,
  { documentId, limit, before }: RevisionQuestion,
): Promise<readonly Revision[]> {
  const isOlder = before === undefined ? undefined : lt(revisions.id, before);
  return db
    .select(revisionColumns)
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.userId))
    .where(and(eq(revisions.documentId, documentId), isOlder))
    .orderBy(desc(revisions.id))
    .limit(limit);
}

/** One revision of a document. */
export async function readRevision(
  db: Database,
  { documentId, revisionId }: { readonly documentId: string; readonly revisionId: number },
): Promise<FullRevision | undefined> {
  const [found] = await db
    .select({ ...revisionColumns, body })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.userId))
    .where(and(eq(revisions.id, revisionId), eq(revisions.documentId, documentId)));
  return found;
}

/**
 * Gives a document back the title and body of one of its revisions, as a new revision: what it
 * said until now stays in the list.
 * @throws {ConflictError} when the document was changed in between or is in the trash, or the revision is gone
 */
export async function restoreRevision(
  db: Database,
  { revisionId, updatedAt, by }: RestoreQuestion,
): Promise<StoredDocument> {
  return db.transaction(async (tx) => {
    const [revision] = await tx.select().from(revisions).where(eq(revisions.id, revisionId));
    if (!revision) throw new ConflictError("missing");
    const { title, body } = revision;
    const asItWas = and(eq(documents.id, revision.documentId), eq(documents.updatedAt, updatedAt));
    const [now] = await tx.select(documentColumns).from(documents).where(asItWas);
    if (!now) throw new ConflictError("changed");
    if (now.status === "trash") throw new ConflictError("trashed");
    const keywords = await readKeywords(tx, now.id);
    const [document] = await tx
      .update(documents)
      .set({
        title,
        body,
        ...derivedColumns({ ...now, title, body, keywords }),
        ...changedNow(),
        updatedBy: by ?? null,
      })
      .where(asItWas)
      .returning(documentColumns);
    if (!document) throw new ConflictError("changed");
    await addRevision(tx, document, { note: restoreNote(revision.createdAt), by });
    return document;
  });
}
