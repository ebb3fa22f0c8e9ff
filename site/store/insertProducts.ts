import { sql } from "drizzle-orm";
import { facetsOf, keepFacetLabels } from "./facets.ts";
import { productColumns, variantColumns } from "./productColumns.ts";
import type { CheckedParts } from "./productParts.ts";
import type { Database } from "./Store.ts";
import { products, variants } from "./schema.ts";

/** What a document that was just stored consists of. */
export type NewProduct = { readonly id: string; readonly parts: CheckedParts };

/** Stores what new products consist of, all in few statements. */
export async function insertProducts(tx: Database, found: readonly NewProduct[]): Promise<void> {
  if (found.length === 0) return;
  const facets = found.map(({ parts }) => facetsOf(parts.details));
  const rows = found.map(({ id, parts }, index) => {
    return { documentId: id, ...productColumns(parts, facets[index] ?? []) };
  });
  await tx.insert(products).values(rows);
  const labels = new Map(facets.flat().map((facet) => [facet.key, facet]));
  await keepFacetLabels(tx, [...labels.values()]);
  await insertVariants(tx, found);
}

/** One statement for any number of them: the embedded database keeps each that it has planned. */
async function insertVariants(tx: Database, found: readonly NewProduct[]): Promise<void> {
  const rows = found.flatMap(({ id, parts }) =>
    variantColumns(parts).map((row) => ({
      ...row,
      product_id: id,
      regular_price: row.regularPrice,
    })),
  );
  await tx.insert(variants).select(sql`
    select gen_random_uuid(), product_id, position, sku, choice, price, regular_price, stock
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (product_id uuid, position integer,
      sku text, choice jsonb, price bigint, regular_price bigint, stock integer)`);
}
