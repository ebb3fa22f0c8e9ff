import type { ShownFacet } from "../../content/PageSource.ts";
import { FilterGroup } from "./FilterGroup.tsx";
import { FilterLink } from "./FilterLink.tsx";
import type { ProductFilters } from "./productFilters.ts";

export type FacetFilterProps = {
  readonly facet: ShownFacet;
  readonly filters: ProductFilters;
  /** The list's address without a query and without its language. */
  readonly path: string;
};

/** From how many values on a filter is folded away. */
export const MAX_UNFOLDED = 10;

/** The values of a facet, any number of which can be chosen. */
export function FacetFilter({ facet, filters, path }: FacetFilterProps) {
  const { name, values } = facet;
  const isChosen = (key: string): boolean => filters.facets.includes(key);
  const isFolded = values.length > MAX_UNFOLDED && !values.some(({ key }) => isChosen(key));
  return (
    <FilterGroup title={name} isFolded={isFolded}>
      {values.map(({ key, label, count }) => (
        <FilterLink
          key={key}
          filters={filters}
          path={path}
          change={{ facets: toggled(filters.facets, key) }}
          isOn={isChosen(key)}
          count={count}
        >
          {label}
        </FilterLink>
      ))}
    </FilterGroup>
  );
}

function toggled(facets: readonly string[], key: string): readonly string[] {
  return facets.includes(key) ? facets.filter((one) => one !== key) : [...facets, key].sort();
}
