import type { ReactNode } from "react";
import type { ShownCategory, ShownFacet } from "../../server/PageSource.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { Icon } from "../Icon.tsx";
import { CategoryTree } from "./CategoryTree.tsx";
import { listAddress } from "./listAddress.ts";
import { type PriceBand, priceBands } from "./priceBands.ts";
import type { ProductFilters } from "./productFilters.ts";

export type FilterPanelProps = {
  readonly filters: ProductFilters;
  /** The list's address without a query and without its language. */
  readonly path: string;
  readonly facets: readonly ShownFacet[];
  /** In whole units of the currency. */
  readonly priceRange: { readonly from: number; readonly to: number } | null;
  /** The smallest unit in one, such as 100. */
  readonly minorUnit: number;
  readonly categories: readonly ShownCategory[];
  readonly category: ShownCategory | undefined;
};

/** From how many values on a filter is folded away. */
export const MAX_UNFOLDED = 10;

/**
 * What narrows a list of products: links, every one an address that can be shared and
 * gone back to. On narrow screens it is folded away.
 */
export function FilterPanel(props: FilterPanelProps) {
  useStyle("filters");
  const { filters, facets, priceRange, categories, category, minorUnit } = props;
  const { say, money } = useLocale();
  const bands = priceRange ? priceBands(priceRange) : [];
  const bandLabel = ({ from, to }: PriceBand): string => {
    if (from === undefined) return say("shop.priceUpTo", { price: money((to ?? 0) * minorUnit) });
    if (to === undefined) return say("shop.priceFrom", { price: money(from * minorUnit) });
    const [low, high] = [money(from * minorUnit), money(to * minorUnit)];
    return say("shop.priceBetween", { from: low, to: high });
  };
  const choose = (change: Partial<ProductFilters>): ProductFilters => ({
    ...filters,
    page: 1,
    ...change,
  });
  return (
    <div className="filter-panel">
      <CategoryTree categories={categories} current={category?.slug} />
      {bands.length > 0 && (
        <FilterGroup title={say("shop.price")}>
          {bands.map(({ from, to }) => {
            const isOn = filters.minPrice === from && filters.maxPrice === to;
            const chosen = isOn
              ? { minPrice: undefined, maxPrice: undefined }
              : { minPrice: from, maxPrice: to };
            return (
              <FilterLink key={`${from}-${to}`} {...props} to={choose(chosen)} isOn={isOn}>
                {bandLabel({
                  ...(from !== undefined && { from }),
                  ...(to !== undefined && { to }),
                })}
              </FilterLink>
            );
          })}
        </FilterGroup>
      )}
      {facets.map(({ name, values }) => (
        <FilterGroup
          key={name}
          title={name}
          isFolded={
            values.length > MAX_UNFOLDED && !values.some(({ key }) => filters.facets.includes(key))
          }
        >
          {values.map(({ key, label, count }) => {
            const isOn = filters.facets.includes(key);
            return (
              <FilterLink
                key={key}
                {...props}
                to={choose({ facets: toggled(filters.facets, key) })}
                isOn={isOn}
                count={count}
              >
                {label}
              </FilterLink>
            );
          })}
        </FilterGroup>
      ))}
      <FilterGroup title={say("shop.availability")}>
        <FilterLink
          {...props}
          to={choose({ inStockOnly: !filters.inStockOnly })}
          isOn={filters.inStockOnly}
        >
          {say("shop.inStockOnly")}
        </FilterLink>
      </FilterGroup>
    </div>
  );
}

type FilterGroupProps = {
  readonly title: string;
  /** Whether its values are unfolded on demand only. Default false. */
  readonly isFolded?: boolean;
  readonly children: ReactNode;
};

function FilterGroup({ title, isFolded = false, children }: FilterGroupProps) {
  if (!isFolded) {
    return (
      <section className="filter-group">
        <h2 dir="auto">{title}</h2>
        <ul>{children}</ul>
      </section>
    );
  }
  return (
    <details className="filter-group">
      <summary>
        <h2 dir="auto">{title}</h2>
        <Icon name="chevron-down" />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

type FilterLinkProps = Pick<FilterPanelProps, "path"> & {
  readonly to: ProductFilters;
  readonly isOn: boolean;
  readonly count?: number;
  readonly children: ReactNode;
};

/** Not followed by search engines: the combinations have no end. */
function FilterLink({ path, to, isOn, count, children }: FilterLinkProps) {
  const { link, number } = useLocale();
  return (
    <li>
      <a href={link(listAddress(path, to))} rel="nofollow" aria-current={isOn ? "true" : undefined}>
        <bdi>{children}</bdi>
        {count !== undefined && <span className="count"> {number(count)}</span>}
      </a>
    </li>
  );
}

function toggled(facets: readonly string[], key: string): readonly string[] {
  return facets.includes(key) ? facets.filter((one) => one !== key) : [...facets, key].sort();
}
