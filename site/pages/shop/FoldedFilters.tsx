import type { ProductList, ShownCategory } from "../../content/PageSource.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { Icon } from "../Icon.tsx";
import { FilterPanel } from "./FilterPanel.tsx";
import type { ProductFilters } from "./productFilters.ts";

export type FoldedFiltersProps = {
  readonly list: ProductList;
  readonly filters: ProductFilters;
  readonly categories: readonly ShownCategory[];
  /** The list's address without a query and without its language. */
  readonly path: string;
};

/** What narrows a list, beside it; on narrow screens it is folded away above it. */
export function FoldedFilters({ list, filters, categories, path }: FoldedFiltersProps) {
  const { say, minorUnit } = useLocale();
  const { category, facets, priceRange } = list;
  return (
    <aside className="shop-filters" aria-label={say("shop.filters")}>
      <details>
        <summary className="button" data-look="quiet">
          <Icon name="filter" />
          {say("shop.filters")}
        </summary>
        <FilterPanel
          filters={filters}
          path={path}
          facets={facets}
          priceRange={
            priceRange && { from: priceRange.from / minorUnit, to: priceRange.to / minorUnit }
          }
          categories={categories}
          category={category}
        />
      </details>
    </aside>
  );
}
