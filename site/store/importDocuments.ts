import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import * as v from "valibot";
import type { OwnedOutcome } from "../content/import/ImportSink.ts";
import { findDatabaseError, UNIQUE_VIOLATION } from "./databaseError.ts";
import { type FullDocument, pageColumns } from "./documents.ts";
import { importDocument } from "./importDocument.ts";
import {
  type CheckedImport,
  type ImportedDocument,
  importedDocumentSchema,
  isSameAsImported,
} from "./importedDocument.ts";
import { insertMissing, STATEMENT_ROWS } from "./importMissing.ts";
import type { Database } from "./Store.ts";
import { authors, documents } from "./schema.ts";

/**
 * What importDocument does, for several at once: those that are new come in few statements, those
 * that are as they were cost one query together.
 * @returns what became of each, in their order
 * @throws ValiError when one is not valid
 */
export async function importDocuments(
  db: Database,
  wanted: readonly ImportedDocument[],
): Promise<readonly OwnedOutcome[]> {
  const checked = wanted.map((document) => v.parse(importedDocumentSchema, document));
  const outcomes: OwnedOutcome[] = [];
  for (let start = 0; start < checked.length; start += STATEMENT_ROWS) {
    outcomes.push(...(await importSome(db, checked.slice(start, start + STATEMENT_ROWS))));
  }
  return outcomes;
}

async function importSome(
  db: Database,
  wanted: readonly CheckedImport[],
): Promise<readonly OwnedOutcome[]> {
  const before = await findAllImported(db, wanted);
  const created = await insertAll(
    db,
    wanted.filter((document) => !before.has(keyOf(document))),
  );
  const outcomes: OwnedOutcome[] = [];
  for (const document of wanted) {
    const stored = before.get(keyOf(document));
    if (created.has(keyOf(document))) outcomes.push("created");
    else if (stored && isSameAsImported(stored, document)) outcomes.push("unchanged");
    // Changed, or its address is another's.
    else outcomes.push(await importDocument(db, document));
  }
  return outcomes;
}

async function findAllImported(
  db: Database,
  wanted: readonly CheckedImport[],
): Promise<ReadonlyMap<string, FullDocument>> {
  const rows = await db
    .select(pageColumns)
    .from(documents)
    .leftJoin(authors, eq(authors.id, documents.authorId))
    .where(
      and(
        inArray(documents.source, [...new Set(wanted.map(({ source }) => source))]),
        inArray(
          documents.sourceId,
          wanted.map(({ sourceId }) => sourceId),
        ),
      ),
    );
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** @returns the keys of those that are stored now; where someone else takes an address meanwhile, none */
async function insertAll(
  db: Database,
  missing: readonly CheckedImport[],
): Promise<ReadonlySet<string>> {
  if (missing.length === 0) return new Set();
  try {
    return await db.transaction(async (tx) => {
      const stored = await insertMissing(
        tx,
        missing.map((document) => ({ document })),
      );
      await placeBelowParents(
        tx,
        stored.map(({ document }) => document),
      );
      return new Set(stored.map(({ document }) => keyOf(document)));
    });
  } catch (error) {
    if (findDatabaseError(error)?.code !== UNIQUE_VIOLATION) throw error;
    return new Set();
  }
}

/** Parents may come before what stands below them, or after. */
async function placeBelowParents(tx: Database, stored: readonly CheckedImport[]): Promise<void> {
  const withParents = stored.filter(({ parentId, kind }) => parentId !== null || kind === "page");
  if (withParents.length === 0) return;
  const sources = [...new Set(withParents.map(({ source }) => source))];
  const ids = withParents.map(({ sourceId }) => sourceId);
  await tx
    .update(documents)
    .set({
      parentId: sql`(
        select above.id from documents above
        where above.source = ${documents.source} and above.source_id = ${documents.sourceParentId}
      )`,
    })
    .where(
      and(
        inArray(documents.source, sources),
        isNull(documents.parentId),
        or(inArray(documents.sourceId, ids), inArray(documents.sourceParentId, ids)),
        sql`source_parent_id is not null`,
      ),
    );
}

function keyOf({ source, sourceId }: { source: string | null; sourceId: string | null }): string {
  return `${source} ${sourceId}`;
}
