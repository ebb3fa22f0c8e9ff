import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { importNote } from "../content/revisionNote.ts";
import { ensureAuthor } from "./authors.ts";
import { derivedColumns } from "./derivedColumns.ts";
import {
  type CheckedImport,
  type ImportedDocument,
  importedDocumentSchema,
} from "./importedDocument.ts";
import { insertProducts } from "./insertProducts.ts";
import { type CheckedParts, type ProductParts, productPartsSchema } from "./productParts.ts";
import { freeFromRedirects } from "./redirects.ts";
import type { Database } from "./Store.ts";
import { documents, documentTerms, revisions } from "./schema.ts";
import { ensureTerm } from "./terms.ts";
import { publicationOf } from "./writeDocument.ts";
import { keywordsOf } from "./writeProduct.ts";

/** A document to be stored once; a product with what it consists of. */
export type MissingDocument = {
  readonly document: ImportedDocument;
  readonly product?: ProductParts | undefined;
};

/**
 * Stores those documents that are not here yet, many in few statements: what is here, under the
 * same source and name there or at the same address, stays as it is. All or nothing.
 * @returns how many were stored
 * @throws ValiError when one is not valid
 */
export async function importMissing(
  db: Database,
  items: readonly MissingDocument[],
): Promise<number> {
  const checked: readonly CheckedMissing[] = items.map(({ document, product }) => ({
    document: v.parse(importedDocumentSchema, document),
    parts: product === undefined ? undefined : v.parse(productPartsSchema, product),
  }));
  return db.transaction(async (tx) => {
    let stored = 0;
    for (let start = 0; start < checked.length; start += STATEMENT_ROWS) {
      stored += (await insertMissing(tx, checked.slice(start, start + STATEMENT_ROWS))).length;
    }
    return stored;
  });
}

/** Documents in one statement: few enough that its text stays small, many enough to be quick. */
export const STATEMENT_ROWS = 50;

/**
 * What importMissing does once all is checked, for at most STATEMENT_ROWS, in the transaction it is
 * given. @returns what was stored
 */
export async function insertMissing(
  tx: Database,
  items: readonly CheckedMissing[],
): Promise<readonly StoredMissing[]> {
  const missing = await leaveOutKnown(tx, items);
  if (missing.length === 0) return [];
  const stored = await insertDocuments(tx, missing);
  if (stored.length === 0) return [];
  await insertTerms(tx, stored);
  await insertProducts(
    tx,
    stored.flatMap(({ id, parts }) => (parts ? [{ id, parts }] : [])),
  );
  await tx.insert(revisions).values(
    stored.map(({ id, document: { title, body, source } }) => {
      return { documentId: id, title, body, note: importNote(source) };
    }),
  );
  return stored;
}

export type CheckedMissing = {
  readonly document: CheckedImport;
  readonly parts?: CheckedParts | undefined;
};
export type StoredMissing = CheckedMissing & { readonly id: string };

async function leaveOutKnown(
  tx: Database,
  items: readonly CheckedMissing[],
): Promise<readonly CheckedMissing[]> {
  const sources = new Set(items.map(({ document }) => document.source));
  const known = new Set<string>();
  for (const source of sources) {
    const ids = items.map(({ document }) => document.sourceId);
    const rows = await tx
      .select({ sourceId: documents.sourceId })
      .from(documents)
      .where(and(eq(documents.source, source), inArray(documents.sourceId, ids)));
    for (const { sourceId } of rows) known.add(`${source} ${sourceId}`);
  }
  return items.filter(({ document }) => !known.has(keyOf(document)));
}

function keyOf({ source, sourceId }: { source: string | null; sourceId: string | null }): string {
  return `${source} ${sourceId}`;
}

async function insertDocuments(
  tx: Database,
  items: readonly CheckedMissing[],
): Promise<readonly StoredMissing[]> {
  const authorIds = await ensureEach(
    items.flatMap(({ document }) => document.author ?? []),
    {
      keyOf: ({ slug }) => slug,
      ensure: (author) => ensureAuthor(tx, author),
    },
  );
  const rows = items.map(({ document, parts }) => {
    const { author, terms: _terms, parentId: sourceParentId, ...columns } = document;
    const excerpt = document.excerpt ?? "";
    const keywords = parts ? keywordsOf(parts) : "";
    return {
      ...columns,
      sourceParentId,
      ...derivedColumns({ ...document, excerpt, keywords }),
      excerpt,
      picture: document.picture ?? parts?.gallery[0] ?? null,
      publishedAt: publicationOf(document),
      authorId: (author && authorIds.get(author.slug)) ?? null,
    };
  });
  const stored = await tx.insert(documents).values(rows).onConflictDoNothing().returning({
    id: documents.id,
    path: documents.path,
    source: documents.source,
    sourceId: documents.sourceId,
  });
  await freeFromRedirects(
    tx,
    stored.map(({ path }) => path),
  );
  const ids = new Map(stored.map((row) => [keyOf(row), row.id]));
  return items.flatMap((item) => {
    const id = ids.get(keyOf(item.document));
    return id === undefined ? [] : [{ ...item, id }];
  });
}

async function insertTerms(tx: Database, stored: readonly StoredMissing[]): Promise<void> {
  const termIds = await ensureEach(
    stored.flatMap(({ document }) => document.terms),
    {
      keyOf: ({ kind, slug }) => `${kind} ${slug}`,
      ensure: (term) => ensureTerm(tx, term),
    },
  );
  const links = stored.flatMap(({ id, document: { terms } }) =>
    terms.flatMap(({ kind, slug }) => {
      const termId = termIds.get(`${kind} ${slug}`);
      return termId === undefined ? [] : [{ documentId: id, termId }];
    }),
  );
  if (links.length > 0) await tx.insert(documentTerms).values(links).onConflictDoNothing();
}

/** The id of each different thing, by its key. */
async function ensureEach<Thing>(
  things: readonly Thing[],
  {
    keyOf: keyOfThing,
    ensure,
  }: {
    readonly keyOf: (thing: Thing) => string;
    readonly ensure: (thing: Thing) => Promise<string>;
  },
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const thing of things) {
    const key = keyOfThing(thing);
    if (!ids.has(key)) ids.set(key, await ensure(thing));
  }
  return ids;
}
