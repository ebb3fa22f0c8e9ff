import type { ShownFacet } from "../../content/PageSource.ts";
import type { Locale } from "../../texts/createLocale.ts";
import { priceRangeLabel } from "./priceRangeLabel.ts";
import type { ProductFilters } from "./productFilters.ts";

/** One thing that a visitor chose. */
export type Chosen = {
  readonly label: string;
  /** What takes it back. */
  readonly without: Partial<ProductFilters>;
};

/** What the labels are made from. */
export type ChosenContext = {
  /** Those that the list knows. */
  readonly facets: readonly ShownFacet[];
  readonly locale: Pick<Locale, "say" | "money" | "minorUnit">;
};

/** All that narrows a list now, in the order in which it is shown. */
export function chosenOf(filters: ProductFilters, context: ChosenContext): readonly Chosen[] {
  return [
    ...chosenFacets(filters, context),
    ...chosenPrices(filters, context),
    ...chosenStock(filters, context),
  ];
}

function chosenFacets(
  { facets: keys }: ProductFilters,
  { facets }: ChosenContext,
): readonly Chosen[] {
  const labels = new Map(
    facets.flatMap(({ values }) => values.map(({ key, label }) => [key, label])),
  );
  return keys.map((key) => ({
    // An address may name a value that the list does not have.
    label: labels.get(key) ?? key.replace(/^.*:/, ""),
    without: { facets: keys.filter((one) => one !== key) },
  }));
}

function chosenPrices(
  { minPrice: from, maxPrice: to }: ProductFilters,
  { locale }: ChosenContext,
): readonly Chosen[] {
  if (from === undefined && to === undefined) return [];
  const label = priceRangeLabel({ from, to }, locale);
  return [{ label, without: { minPrice: undefined, maxPrice: undefined } }];
}

function chosenStock(
  { inStockOnly }: ProductFilters,
  { locale }: ChosenContext,
): readonly Chosen[] {
  return inStockOnly
    ? [{ label: locale.say("shop.inStockOnly"), without: { inStockOnly: false } }]
    : [];
}
