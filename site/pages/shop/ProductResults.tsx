import type { ProductList } from "../../content/PageSource.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { BeyondLastPage } from "../BeyondLastPage.tsx";
import { EarlierLink } from "../EarlierLink.tsx";
import { Pagination } from "../Pagination.tsx";
import { useInfiniteList } from "../useInfiniteList.ts";
import { ChosenFilters } from "./ChosenFilters.tsx";
import { listAddress } from "./listAddress.ts";
import { ProductGrid } from "./ProductGrid.tsx";
import { isFiltered, type ProductFilters } from "./productFilters.ts";

export type ProductResultsProps = {
  readonly list: ProductList;
  readonly filters: ProductFilters;
  /** The list's address without a query and without its language. */
  readonly path: string;
};

/**
 * How many pictures of a list are fetched before all else. With two, the first row of a phone, the
 * first came 0.1 s later.
 */
const FIRST_PICTURES = 1;

/** The products that the filters leave, page by page, below what was chosen. */
export function ProductResults({ list, filters, path }: ProductResultsProps) {
  const { say } = useLocale();
  const { items, total, page, pageCount, facets } = list;
  const address = (number: number): string => listAddress(path, { ...filters, page: number });
  return (
    <div className="shop-results">
      <ChosenFilters filters={filters} facets={facets} path={path} />
      {page > pageCount && <BeyondLastPage page={page} pageCount={pageCount} first={address(1)} />}
      {total === 0 && (
        <p className="empty-state">{say(isFiltered(filters) ? "shop.noneFit" : "shop.empty")}</p>
      )}
      <EarlierLink page={page} pageCount={pageCount} address={address} />
      <ProductGrid
        products={items}
        view={filters.view}
        firstCount={FIRST_PICTURES}
        level={2}
        attributes={useInfiniteList(list)}
      />
      <Pagination
        className="woocommerce-pagination"
        page={page}
        pageCount={pageCount}
        address={address}
      />
    </div>
  );
}
