import type { Facet } from "./facets.ts";
import type { CheckedParts } from "./productParts.ts";
import type { products, variants } from "./schema.ts";

export type ProductRow = Omit<typeof products.$inferInsert, "documentId">;
export type VariantRow = Omit<typeof variants.$inferInsert, "productId">;

/** A product's row; what lists sort and filter by is worked out here, from its variants and details. */
export function productColumns(
  { options, details, gallery, variants: choices }: CheckedParts,
  facets: readonly Facet[],
): ProductRow {
  const prices = choices.flatMap(({ price }) => price ?? []);
  return {
    options,
    details,
    gallery,
    priceFrom: prices.length > 0 ? Math.min(...prices) : null,
    priceTo: prices.length > 0 ? Math.max(...prices) : null,
    inStock: choices.some(({ stock }) => stock === null || stock > 0),
    isReduced: choices.some(({ regularPrice }) => regularPrice !== null),
    variantCount: choices.length,
    facets: facets.map(({ key }) => key),
  };
}

/** The rows of a product's variants, in the order in which they are chosen. */
export function variantColumns({ variants: choices }: CheckedParts): readonly VariantRow[] {
  return choices.map((variant, position) => ({ ...variant, position }));
}
