import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { importNote } from "../content/revisionNote.ts";
import { ConflictError } from "./ConflictError.ts";
import { findDatabaseError, UNIQUE_VIOLATION } from "./databaseError.ts";
import { documentColumns, type StoredDocument } from "./documents.ts";
import { ensureCategories } from "./ensureCategories.ts";
import { freePaths } from "./freePath.ts";
import type { ImportOutcome } from "./importDocument.ts";
import { type ImportedDocument, importedDocumentSchema } from "./importedDocument.ts";
import { insertMissing } from "./importMissing.ts";
import { listOf, rowsOf } from "./listOf.ts";
import { type ProductParts, productPartsSchema } from "./productParts.ts";
import type { Database } from "./Store.ts";
import { documents, documentTerms, variants } from "./schema.ts";
import { ensureTerm } from "./terms.ts";
import { writeProduct } from "./writeProduct.ts";

/** A product of another system. */
export type ImportedProductWrite = {
  /** With its hash: that of what came last time means that nothing changed. */
  readonly document: ImportedDocument & { readonly sourceHash: string };
  /** The names of its categories, each with those above it, the outermost first. */
  readonly categories: readonly (readonly string[])[];
  readonly product: ProductParts;
};

export type ImportedProductOutcome = {
  readonly outcome: ImportOutcome;
  /** Its article numbers that belong to products from elsewhere: it came without. */
  readonly takenSkus: readonly string[];
};

/** How often to begin again when another process takes the same address or number meanwhile. */
const MAX_ATTEMPTS = 5;

/**
 * Stores products of another system, or brings them up to date, all or nothing. What is as it was
 * there last time is left alone, whatever became of it here since; so is what was thrown away here.
 * @returns what became of each, in their order
 * @throws ValiError when one is not valid
 */
export async function importProducts(
  db: Database,
  wanted: readonly ImportedProductWrite[],
): Promise<readonly ImportedProductOutcome[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => importOnce(tx, wanted));
    } catch (error) {
      const isTaken =
        error instanceof ConflictError || findDatabaseError(error)?.code === UNIQUE_VIOLATION;
      if (!isTaken || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function importOnce(
  tx: Database,
  wanted: readonly ImportedProductWrite[],
): Promise<readonly ImportedProductOutcome[]> {
  const before = await findStored(tx, wanted);
  const other = wanted.filter(({ document: { sourceId, sourceHash } }) => {
    const stored = before.get(sourceId);
    return stored?.status !== "trash" && stored?.sourceHash !== sourceHash;
  });
  if (other.length === 0) return wanted.map(() => ({ outcome: "unchanged", takenSkus: [] }));
  const taken = await findTakenSkus(tx, other);
  const free = other.map((one) => withoutSkus(one, taken));
  const categoryIds = await ensureCategories(
    tx,
    free.flatMap(({ categories }) => categories),
  );
  const idsOf = ({ categories }: ImportedProductWrite): readonly string[] =>
    categories.flatMap((path) => categoryIds.get(JSON.stringify(path)) ?? []);
  await insertNew(
    tx,
    free.filter(({ document }) => !before.has(document.sourceId)),
    idsOf,
  );
  for (const one of free) {
    const stored = before.get(one.document.sourceId);
    if (stored) await change(tx, one, { stored, categoryIds: idsOf(one) });
  }
  const changed = new Set(other);
  return wanted.map((one) => ({
    outcome: outcomeOf(changed.has(one), before.has(one.document.sourceId)),
    takenSkus: changed.has(one) ? skusOf(one).filter((sku) => isTakenFrom(one, sku, taken)) : [],
  }));
}

function outcomeOf(isOther: boolean, isKnown: boolean): ImportOutcome {
  if (!isOther) return "unchanged";
  return isKnown ? "changed" : "created";
}

async function findStored(
  tx: Database,
  wanted: readonly ImportedProductWrite[],
): Promise<ReadonlyMap<string, StoredDocument>> {
  const source = wanted[0]?.document.source ?? "";
  const ids = wanted.map((one) => one.document.sourceId);
  const rows = await tx
    .select(documentColumns)
    .from(documents)
    .where(and(eq(documents.source, source), sql`${documents.sourceId} in (${listOf(ids)})`));
  return new Map(rows.map((row) => [row.sourceId ?? "", row]));
}

/** Article numbers that are in use, with the product that has each, by its name where it came from. */
async function findTakenSkus(
  tx: Database,
  wanted: readonly ImportedProductWrite[],
): Promise<ReadonlyMap<string, string>> {
  const skus = wanted.flatMap(skusOf);
  if (skus.length === 0) return new Map();
  const rows = await tx
    .select({ sku: variants.sku, source: documents.source, sourceId: documents.sourceId })
    .from(variants)
    .innerJoin(documents, eq(documents.id, variants.productId))
    .where(sql`${variants.sku} in (${listOf(skus)})`);
  return new Map(rows.map(({ sku, source, sourceId }) => [sku ?? "", `${source} ${sourceId}`]));
}

function skusOf({ product }: ImportedProductWrite): readonly string[] {
  return product.variants.flatMap(({ sku }) => sku ?? []);
}

function isTakenFrom(
  { document }: ImportedProductWrite,
  sku: string,
  taken: ReadonlyMap<string, string>,
): boolean {
  const owner = taken.get(sku);
  return owner !== undefined && owner !== `${document.source} ${document.sourceId}`;
}

function withoutSkus(
  one: ImportedProductWrite,
  taken: ReadonlyMap<string, string>,
): ImportedProductWrite {
  const free = one.product.variants.map((variant) =>
    variant.sku && isTakenFrom(one, variant.sku, taken) ? { ...variant, sku: null } : variant,
  );
  return { ...one, product: { ...one.product, variants: free } };
}

async function insertNew(
  tx: Database,
  wanted: readonly ImportedProductWrite[],
  categoryIdsOf: (one: ImportedProductWrite) => readonly string[],
): Promise<void> {
  if (wanted.length === 0) return;
  const paths = await freePaths(
    tx,
    wanted.map(({ document }) => document.path),
  );
  const stored = await insertMissing(
    tx,
    wanted.map(({ document, product }, place) => ({
      document: v.parse(importedDocumentSchema, { ...document, path: paths[place] }),
      parts: v.parse(productPartsSchema, product),
    })),
  );
  if (stored.length < wanted.length) throw new ConflictError("path-taken");
  const byId = new Map(wanted.map((one) => [one.document.sourceId, one]));
  const links = stored.flatMap(({ id, document }) => {
    const one = byId.get(document.sourceId);
    return one ? categoryIdsOf(one).map((termId) => ({ document_id: id, term_id: termId })) : [];
  });
  await tx
    .insert(documentTerms)
    .select(
      sql`select document_id, term_id from ${rowsOf(links, "document_id uuid, term_id uuid")}`,
    )
    .onConflictDoNothing();
}

/** What an import does not know of stays as it is: address, date, language and author. */
async function change(
  tx: Database,
  { document, product }: ImportedProductWrite,
  {
    stored,
    categoryIds,
  }: { readonly stored: StoredDocument; readonly categoryIds: readonly string[] },
): Promise<void> {
  const tagIds: string[] = [];
  for (const term of document.terms) tagIds.push(await ensureTerm(tx, term));
  const { title, excerpt, status, body, takesComments, source, sourceHash } = document;
  const { id, updatedAt, path, publishedAt, language, direction, authorId, parentId } = stored;
  await writeProduct(tx, {
    content: {
      ...{ kind: "product", title, excerpt: excerpt ?? "", status, body, takesComments },
      ...{ path, publishedAt, language, direction, authorId, parentId },
      termIds: [...new Set([...categoryIds, ...tagIds])],
    },
    replaces: { id, updatedAt },
    product,
    note: importNote(source),
  });
  await tx.update(documents).set({ sourceHash }).where(eq(documents.id, id));
}
