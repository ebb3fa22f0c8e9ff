import { and, eq, notInArray, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { ConflictError } from "./ConflictError.ts";
import { findDatabaseError, UNIQUE_VIOLATION } from "./databaseError.ts";
import { derivedColumns } from "./derivedColumns.ts";
import {
  type CheckedContent,
  type DocumentContent,
  documentContentSchema,
} from "./documentContent.ts";
import { documentColumns, type StoredDocument } from "./documents.ts";
import { readKeywords } from "./productKeywords.ts";
import { addRedirect, freeFromRedirects } from "./redirects.ts";
import type { Database } from "./Store.ts";
import { databaseNow, documents, documentTerms, revisions } from "./schema.ts";

/** A document to change, as it was when its editor opened it. */
export type ReplacedDocument = {
  readonly id: string;
  readonly updatedAt: Date;
};

export type DocumentWrite = {
  readonly content: DocumentContent;
  /** Without it a new one is made. */
  readonly replaces?: ReplacedDocument | undefined;
  /** What its editor calls this save. Default nothing. */
  readonly saveId?: string | undefined;
  /** What the revision is for, such as "Restored". */
  readonly note?: string | undefined;
  /** The id of who writes it. Default nobody: a program. */
  readonly by?: string | undefined;
};

/**
 * Stores a document and adds a revision, both or neither. Where a public page moves, its old
 * address leads to the new one.
 * @throws {ConflictError} when it was changed in between, is gone or in the trash, or its address is taken
 * @throws ValiError when the content is not valid
 */
export async function writeDocument(db: Database, write: DocumentWrite): Promise<StoredDocument> {
  const { replaces, note, by, saveId } = write;
  const content = v.parse(documentContentSchema, write.content);
  return keepingPathsUnique(() =>
    db.transaction(async (tx) => {
      const keywords = replaces ? await readKeywords(tx, replaces.id) : "";
      return storeDocument(tx, { content, keywords, replaces, note, by, saveId });
    }),
  );
}

export type CheckedWrite = Omit<DocumentWrite, "content"> & {
  readonly content: CheckedContent;
  /** What else it is found by: see derivedColumns. */
  readonly keywords: string;
};

/** What writeDocument does once all is checked, in the transaction it is given. */
export async function storeDocument(
  tx: Database,
  { content, keywords, replaces, note, by, saveId }: CheckedWrite,
): Promise<StoredDocument> {
  const row = {
    ...columnsOf(content, keywords),
    ...{ updatedBy: by ?? null, saveId: saveId ?? null },
  };
  const document = replaces ? await update(tx, row, replaces) : await insert(tx, row);
  await setTerms(tx, document.id, content.termIds);
  await addRevision(tx, document, { note, by });
  return document;
}

/** Adds what a document says now to its revisions. */
export async function addRevision(
  tx: Database,
  { id, title, body }: Pick<StoredDocument, "id" | "title" | "body">,
  { note, by }: Pick<DocumentWrite, "note" | "by">,
): Promise<void> {
  await tx.insert(revisions).values({ documentId: id, title, body, note, userId: by });
}

/** Makes the document's terms exactly these. */
export async function setTerms(
  tx: Database,
  documentId: string,
  termIds: readonly string[],
): Promise<void> {
  const isOther = termIds.length > 0 ? notInArray(documentTerms.termId, [...termIds]) : undefined;
  await tx.delete(documentTerms).where(and(eq(documentTerms.documentId, documentId), isOther));
  if (termIds.length === 0) return;
  const links = termIds.map((termId) => ({ documentId, termId }));
  await tx.insert(documentTerms).values(links).onConflictDoNothing();
}

/** Later than any time the document had before, so that no two of its states share one. */
function nextUpdate(): SQL {
  return sql`greatest(date_trunc('milliseconds', clock_timestamp()), ${documents.updatedAt} + interval '1 millisecond')`;
}

/** What every change of a document sets that is no save of an editor. */
export function changedNow(): { readonly updatedAt: SQL; readonly saveId: null } {
  return { updatedAt: nextUpdate(), saveId: null };
}

/** Turns a broken unique address into the error that says so. */
export async function keepingPathsUnique<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const found = findDatabaseError(error);
    const isPath = found?.code === UNIQUE_VIOLATION && found.constraint === "documents_path_key";
    throw isPath ? new ConflictError("path-taken") : error;
  }
}

/** A row to store; its time of publication may be the database's own. */
export type DocumentColumns = Omit<
  typeof documents.$inferInsert,
  "publishedAt" | keyof ReturnType<typeof derivedColumns>
> &
  ReturnType<typeof derivedColumns> & { readonly publishedAt: Date | SQL | null };

function columnsOf(
  { termIds: _termIds, ...columns }: CheckedContent,
  keywords: string,
): DocumentColumns {
  return {
    ...columns,
    ...derivedColumns({ ...columns, keywords }),
    publishedAt: publicationOf(columns),
  };
}

/** When a document becomes public: what is published without a date is so now. */
export function publicationOf({
  status,
  publishedAt,
}: Pick<CheckedContent, "status"> & { readonly publishedAt?: Date | null | undefined }):
  | Date
  | SQL
  | null {
  return publishedAt ?? (status === "published" ? databaseNow : null);
}

/** Adds a row, to whose address nothing stands in the way. */
export async function insert(tx: Database, row: DocumentColumns): Promise<StoredDocument> {
  const [document] = await tx.insert(documents).values(row).returning(documentColumns);
  if (!document) throw new Error("PostgreSQL returned no row for an insert.");
  await freeFromRedirects(tx, [document.path]);
  return document;
}

async function update(
  tx: Database,
  row: DocumentColumns,
  { id, updatedAt }: ReplacedDocument,
): Promise<StoredDocument> {
  const asItWas = and(eq(documents.id, id), eq(documents.updatedAt, updatedAt));
  const [before] = await tx
    .select({ path: documents.path, status: documents.status })
    .from(documents)
    .where(asItWas);
  if (before?.status === "trash") throw new ConflictError("trashed");
  const [document] = await tx
    .update(documents)
    .set({ ...row, updatedAt: nextUpdate() })
    .where(asItWas)
    .returning(documentColumns);
  if (before && document) {
    await keepAddress(tx, before, document.path);
    return document;
  }
  const isThere = (await tx.$count(documents, eq(documents.id, id))) > 0;
  throw new ConflictError(isThere ? "changed" : "missing");
}

/** Who knows the old address of a public page finds the new one. */
export async function keepAddress(
  tx: Database,
  before: Pick<StoredDocument, "path" | "status">,
  path: string,
): Promise<void> {
  if (before.path === path) return;
  if (before.status === "published") await addRedirect(tx, { from: before.path, to: path });
  else await freeFromRedirects(tx, [path]);
}
