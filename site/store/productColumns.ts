import type { Facet } from "./facets.ts";
import type { CheckedParts } from "./productParts.ts";
import type { products, variants } from "./schema.ts";

export type ProductRow = Omit<typeof products.$inferInsert, "documentId">;
export type VariantRow = Omit<typeof variants.$inferInsert, "productId">;

/** A product's row, without its figures: those are kept by keepFigures, from its variants. */
export function productColumns(
  { variants: _variants, ...columns }: CheckedParts,
  facets: readonly Facet[],
): ProductRow {
  return { ...columns, facets: facets.map(({ key }) => key) };
}

/** The rows of a product's variants, in the order in which they are chosen. A sale begins with beginSales. */
export function variantColumns({ variants: choices }: CheckedParts): readonly VariantRow[] {
  return choices.map(({ sale, ...variant }, position) => ({
    ...variant,
    position,
    salePrice: sale?.price ?? null,
    saleFrom: sale && (sale.from ?? BEGUN),
    saleUntil: sale?.until ?? null,
  }));
}

/** When a reduction began of which nobody said when. */
const BEGUN = new Date("2000-01-01T00:00:00Z");
