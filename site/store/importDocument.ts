import { setTimeout } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import type { OwnedOutcome } from "../content/import/ImportSink.ts";
import { importNote } from "../content/revisionNote.ts";
import { ensureAuthor } from "./authors.ts";
import { ConflictError } from "./ConflictError.ts";
import { findDatabaseError, UNIQUE_VIOLATION } from "./databaseError.ts";
import { derivedColumns } from "./derivedColumns.ts";
import {
  documentColumns,
  type FullDocument,
  findImported,
  type StoredDocument,
} from "./documents.ts";
import { freePath, isVariantOf } from "./freePath.ts";
import {
  type CheckedImport,
  type ImportedDocument,
  importedDocumentSchema,
  isSameAsImported,
} from "./importedDocument.ts";
import { readKeywords } from "./productKeywords.ts";
import { listRevisions } from "./revisions.ts";
import type { Database } from "./Store.ts";
import { databaseNow, documents } from "./schema.ts";
import { ensureTerm } from "./terms.ts";
import {
  addRevision,
  changedNow,
  type DocumentColumns,
  insert,
  keepAddress,
  setTerms,
} from "./writeDocument.ts";

/** What became of something imported: new here, other than last time, or as it was. */
export type ImportOutcome = "created" | "changed" | "unchanged";

/** How often to begin again when someone takes the same address or slug, or changes it, meanwhile. */
const MAX_ATTEMPTS = 30;
/** The longest wait before that, in milliseconds; at random, so that rivals do not meet again. */
const MAX_WAIT_MS = 20;

/**
 * Stores a document of another system, or brings it up to date. What is as it was is left
 * alone: no revision, no new content version. The same import again changes nothing, and what
 * somebody changed here since it came, or threw away, is kept as it is.
 * @throws ValiError when the document is not valid
 */
export async function importDocument(
  db: Database,
  document: ImportedDocument,
): Promise<OwnedOutcome> {
  const wanted = v.parse(importedDocumentSchema, document);
  for (let attempt = 1; ; attempt++) {
    try {
      return await importOnce(db, wanted);
    } catch (error) {
      const isTaken = findDatabaseError(error)?.code === UNIQUE_VIOLATION;
      const isOther = error instanceof ConflictError;
      if (!(isTaken || isOther) || attempt === MAX_ATTEMPTS) throw error;
      await setTimeout(Math.random() * MAX_WAIT_MS);
    }
  }
}

async function importOnce(db: Database, wanted: CheckedImport): Promise<OwnedOutcome> {
  const stored = await findImported(db, wanted);
  if (stored && isSameAsImported(stored, wanted)) return "unchanged";
  if (stored?.status === "trash") return "kept";
  if (stored && (await isChangedHere(db, stored.id, wanted.source))) return "kept";
  return db.transaction(async (tx) => {
    const document = await storeColumns(tx, await columnsOf(tx, wanted, stored), stored);
    const termIds: string[] = [];
    for (const term of wanted.terms) termIds.push(await ensureTerm(tx, term));
    await setTerms(tx, document.id, termIds);
    await addRevision(tx, document, { note: importNote(wanted.source) });
    if (stored) return "changed";
    await adoptChildren(tx, document.id, wanted);
    return "created";
  });
}

/** Whether what a document says now was written here: then its newest revision is no import's. */
async function isChangedHere(db: Database, documentId: string, source: string): Promise<boolean> {
  const [newest] = await listRevisions(db, { documentId, limit: 1 });
  return newest !== undefined && newest.note !== importNote(source);
}

async function storeColumns(
  tx: Database,
  columns: DocumentColumns,
  stored: FullDocument | undefined,
): Promise<StoredDocument> {
  if (!stored) return insert(tx, columns);
  const [document] = await tx
    .update(documents)
    .set({ ...columns, ...changedNow() })
    .where(and(eq(documents.id, stored.id), eq(documents.updatedAt, stored.updatedAt)))
    .returning(documentColumns);
  if (!document) throw new ConflictError("changed");
  await keepAddress(tx, stored, document.path);
  return document;
}

async function columnsOf(
  tx: Database,
  { author, parentId, terms: _terms, path, ...wanted }: CheckedImport,
  stored: FullDocument | undefined,
): Promise<DocumentColumns> {
  const keepsPath = stored && isVariantOf(stored.path, path);
  const keepsParent = stored && stored.sourceParentId === parentId;
  const timeHere = stored?.publishedAt ?? (wanted.status === "published" ? databaseNow : null);
  const excerpt = wanted.excerpt ?? "";
  const keywords = stored ? await readKeywords(tx, stored.id) : "";
  return {
    ...wanted,
    ...derivedColumns({ ...wanted, excerpt, keywords }),
    path: keepsPath ? stored.path : await freePath(tx, path, stored?.id),
    excerpt,
    publishedAt: wanted.publishedAt ?? timeHere,
    authorId: author && (await ensureAuthor(tx, author)),
    parentId: keepsParent ? stored.parentId : await findParent(tx, wanted.source, parentId),
    sourceParentId: parentId,
  };
}

async function findParent(
  tx: Database,
  source: string,
  sourceId: string | null,
): Promise<string | null> {
  if (sourceId === null) return null;
  return (await findImported(tx, { source, sourceId }))?.id ?? null;
}

/** Gives a document those below it that were imported before it. */
async function adoptChildren(
  tx: Database,
  id: string,
  { source, sourceId }: CheckedImport,
): Promise<void> {
  const isBelow = and(eq(documents.source, source), eq(documents.sourceParentId, sourceId));
  await tx
    .update(documents)
    .set({ parentId: id })
    .where(and(isBelow, isNull(documents.parentId)));
}
