import type { ShownCategory, ShownFacet } from "../../content/PageSource.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { CategoryTree } from "./CategoryTree.tsx";
import { FacetFilter } from "./FacetFilter.tsx";
import { PriceFilter } from "./PriceFilter.tsx";
import type { ProductFilters } from "./productFilters.ts";
import { StockFilter } from "./StockFilter.tsx";

export type FilterPanelProps = {
  readonly filters: ProductFilters;
  /** The list's address without a query and without its language. */
  readonly path: string;
  readonly facets: readonly ShownFacet[];
  /** In whole units of the currency. */
  readonly priceRange: { readonly from: number; readonly to: number } | null;
  readonly categories: readonly ShownCategory[];
  readonly category: ShownCategory | undefined;
};

/** What narrows a list of products: links, every one an address that can be shared and gone back to. */
export function FilterPanel(props: FilterPanelProps) {
  useStyle("filters");
  const { filters, path, facets, priceRange, categories, category } = props;
  return (
    <div className="filter-panel">
      <CategoryTree categories={categories} current={category?.slug} />
      {priceRange && <PriceFilter filters={filters} path={path} priceRange={priceRange} />}
      {facets.map((facet) => (
        <FacetFilter key={facet.name} facet={facet} filters={filters} path={path} />
      ))}
      <StockFilter filters={filters} path={path} />
    </div>
  );
}
