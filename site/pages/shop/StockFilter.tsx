import { useLocale } from "../../texts/LocaleContext.tsx";
import { FilterGroup } from "./FilterGroup.tsx";
import { FilterLink } from "./FilterLink.tsx";
import type { ProductFilters } from "./productFilters.ts";

export type StockFilterProps = {
  readonly filters: ProductFilters;
  /** The list's address without a query and without its language. */
  readonly path: string;
};

/** Only what can be had at once, or all. */
export function StockFilter({ filters, path }: StockFilterProps) {
  const { say } = useLocale();
  const { inStockOnly } = filters;
  return (
    <FilterGroup title={say("shop.availability")}>
      <FilterLink
        filters={filters}
        path={path}
        change={{ inStockOnly: !inStockOnly }}
        isOn={inStockOnly}
      >
        {say("shop.inStockOnly")}
      </FilterLink>
    </FilterGroup>
  );
}
