import { and, eq, notInArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { applyDueSales } from "./applyDueSales.ts";
import { ConflictError } from "./ConflictError.ts";
import { findDatabaseError, UNIQUE_VIOLATION } from "./databaseError.ts";
import { documentContentSchema } from "./documentContent.ts";
import type { StoredDocument } from "./documents.ts";
import { facetsOf, keepFacetLabels } from "./facets.ts";
import { keepFigures } from "./keepFigures.ts";
import { productColumns, variantColumns } from "./productColumns.ts";
import { productKeywords } from "./productKeywords.ts";
import {
  type CheckedParts,
  choiceKey,
  type ProductParts,
  productPartsSchema,
} from "./productParts.ts";
import type { Database } from "./Store.ts";
import { products, variants } from "./schema.ts";
import { type DocumentWrite, keepingPathsUnique, storeDocument } from "./writeDocument.ts";

export type ProductWrite = DocumentWrite & { readonly product: ProductParts };

/**
 * Stores a product: its document, what it consists of and a revision, all or nothing. A variant
 * that is chosen the same way as before keeps its id. Without a picture of its own the document
 * takes the gallery's first.
 * @throws {ConflictError} when it was changed in between, is gone, or its address or an article
 *   number is taken
 * @throws ValiError when the content is not valid
 */
export async function writeProduct(db: Database, write: ProductWrite): Promise<StoredDocument> {
  const parts = v.parse(productPartsSchema, write.product);
  const content = v.parse(documentContentSchema, write.content);
  if (content.kind !== "product") throw new Error(NO_PRODUCT);
  const picture = content.picture ?? parts.gallery[0] ?? null;
  return keepingSkusUnique(() =>
    keepingPathsUnique(() =>
      db.transaction(async (tx) => {
        const document = await storeDocument(tx, {
          ...write,
          content: { ...content, picture },
          keywords: keywordsOf(parts),
        });
        await storeParts(tx, document.id, parts);
        return document;
      }),
    ),
  );
}

/** What a product with these parts is found by. */
export function keywordsOf({ options, details, variants: choices }: CheckedParts): string {
  return productKeywords({ options, details, skus: choices.flatMap(({ sku }) => sku ?? []) });
}

async function storeParts(tx: Database, documentId: string, parts: CheckedParts): Promise<void> {
  const facets = facetsOf([...parts.options, ...parts.details]);
  const row = productColumns(parts, facets);
  await tx
    .insert(products)
    .values({ documentId, ...row })
    .onConflictDoUpdate({ target: products.documentId, set: row });
  await keepFacetLabels(tx, facets);
  await storeVariants(tx, documentId, parts);
  await keepFigures(tx, [documentId]);
  if (parts.variants.some(({ sale }) => sale)) await applyDueSales(tx);
}

async function storeVariants(tx: Database, productId: string, parts: CheckedParts): Promise<void> {
  const before = await tx.select().from(variants).where(eq(variants.productId, productId));
  const ids = new Map(before.map(({ id, choice }) => [choiceKey(choice, parts.options), id]));
  const rows = variantColumns(parts).map((row) => {
    const id = ids.get(choiceKey(row.choice ?? {}, parts.options));
    return { ...row, productId, ...(id !== undefined && { id }) };
  });
  const kept = rows.flatMap(({ id }) => id ?? []);
  const isOther = kept.length > 0 ? notInArray(variants.id, kept) : undefined;
  if (before.length > 0) {
    await tx.delete(variants).where(and(eq(variants.productId, productId), isOther));
    // Numbers may change places among variants, and no two may have one even for a moment.
    await tx.update(variants).set({ sku: null }).where(eq(variants.productId, productId));
  }
  await tx
    .insert(variants)
    .values(rows)
    .onConflictDoUpdate({
      target: variants.id,
      set: {
        position: sql`excluded.position`,
        sku: sql`excluded.sku`,
        choice: sql`excluded.choice`,
        price: sql`excluded.price`,
        regularPrice: sql`excluded.regular_price`,
        stock: sql`excluded.stock`,
        takesBackorders: sql`excluded.takes_backorders`,
        salePrice: sql`excluded.sale_price`,
        saleFrom: sql`excluded.sale_from`,
        saleUntil: sql`excluded.sale_until`,
      },
    });
}

async function keepingSkusUnique<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const found = findDatabaseError(error);
    const isSku = found?.code === UNIQUE_VIOLATION && found.constraint === "variants_sku_key";
    throw isSku ? new ConflictError("sku-taken") : error;
  }
}

const NO_PRODUCT =
  'writeProduct was given a document of another kind, whose page would not show what was chosen and paid. Give it the kind "product".';
