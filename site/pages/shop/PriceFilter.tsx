import { useLocale } from "../../texts/LocaleContext.tsx";
import { FilterGroup } from "./FilterGroup.tsx";
import { FilterLink } from "./FilterLink.tsx";
import { priceBands } from "./priceBands.ts";
import { priceRangeLabel } from "./priceRangeLabel.ts";
import type { ProductFilters } from "./productFilters.ts";

export type PriceFilterProps = {
  readonly filters: ProductFilters;
  /** The list's address without a query and without its language. */
  readonly path: string;
  /** In whole units of the currency. */
  readonly priceRange: { readonly from: number; readonly to: number };
};

/** Ranges of prices, one of which can be chosen; nothing where all cost about the same. */
export function PriceFilter({ filters, path, priceRange }: PriceFilterProps) {
  const locale = useLocale();
  const bands = priceBands(priceRange);
  if (bands.length === 0) return null;
  return (
    <FilterGroup title={locale.say("shop.price")}>
      {bands.map((band) => {
        const { from, to } = band;
        const isOn = filters.minPrice === from && filters.maxPrice === to;
        const change = isOn
          ? { minPrice: undefined, maxPrice: undefined }
          : { minPrice: from, maxPrice: to };
        return (
          <FilterLink
            key={`${from}-${to}`}
            filters={filters}
            path={path}
            change={change}
            isOn={isOn}
          >
            {priceRangeLabel(band, locale)}
          </FilterLink>
        );
      })}
    </FilterGroup>
  );
}
