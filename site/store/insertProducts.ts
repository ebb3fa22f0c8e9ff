import { sql } from "drizzle-orm";
import { applyDueSales } from "./applyDueSales.ts";
import { facetsOf, keepFacetLabels } from "./facets.ts";
import { keepFigures } from "./keepFigures.ts";
import { productColumns, variantColumns } from "./productColumns.ts";
import type { CheckedParts } from "./productParts.ts";
import type { Database } from "./Store.ts";
import { products, variants } from "./schema.ts";

/** What a document that was just stored consists of. */
export type NewProduct = { readonly id: string; readonly parts: CheckedParts };

/** Stores what new products consist of, all in few statements. */
export async function insertProducts(tx: Database, found: readonly NewProduct[]): Promise<void> {
  if (found.length === 0) return;
  const facets = found.map(({ parts }) => facetsOf([...parts.options, ...parts.details]));
  const rows = found.map(({ id, parts }, index) => {
    return { documentId: id, ...productColumns(parts, facets[index] ?? []) };
  });
  await tx.insert(products).values(rows);
  const labels = new Map(facets.flat().map((facet) => [facet.key, facet]));
  await keepFacetLabels(tx, [...labels.values()]);
  await insertVariants(tx, found);
  await keepFigures(
    tx,
    found.map(({ id }) => id),
  );
  if (found.some(({ parts }) => parts.variants.some(({ sale }) => sale))) await applyDueSales(tx);
}

/** One statement for any number of them: the embedded database keeps each that it has planned. */
async function insertVariants(tx: Database, found: readonly NewProduct[]): Promise<void> {
  const rows = found.flatMap(({ id, parts }) =>
    variantColumns(parts).map((row) => ({
      product_id: id,
      position: row.position,
      sku: row.sku,
      choice: row.choice,
      price: row.price,
      regular_price: row.regularPrice,
      stock: row.stock,
      takes_backorders: row.takesBackorders,
      sale_price: row.salePrice,
      sale_from: row.saleFrom,
      sale_until: row.saleUntil,
    })),
  );
  await tx.insert(variants).select(sql`
    select gen_random_uuid(), product_id, position, sku, choice, price, regular_price, stock,
      takes_backorders, sale_price, sale_from, sale_until
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (product_id uuid, position integer,
      sku text, choice jsonb, price bigint, regular_price bigint, stock integer,
      takes_backorders boolean, sale_price bigint, sale_from timestamptz, sale_until timestamptz)`);
}
