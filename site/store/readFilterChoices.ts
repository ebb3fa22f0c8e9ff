import { type SQL, sql } from "drizzle-orm";
import type { ProductList, ShownFacet } from "../content/PageSource.ts";
import { isPublic } from "./documents.ts";
import { inCategory } from "./inCategory.ts";
import type { Database } from "./Store.ts";
import { products } from "./schema.ts";

/** What the products of a category, or all, can be filtered by. */
export type FilterChoices = Pick<ProductList, "facets" | "priceRange"> & {
  /** How many there are. */
  readonly total: number;
};

/** How many values of one facet are offered; the most frequent ones. */
export const MAX_FACET_VALUES = 30;

/** Of the category with this slug and those below it; of all products without one. One query. */
export async function readFilterChoices(
  db: Database,
  category: string | undefined,
): Promise<FilterChoices> {
  const [row] = await db
    .select({
      total: sql`total`.mapWith(Number),
      from: sql<number | null>`price_from`.mapWith(products.priceFrom),
      to: sql<number | null>`price_to`.mapWith(products.priceTo),
      facets: sql`facets`.mapWith((text: string): readonly FacetRow[] => JSON.parse(text)),
    })
    .from(filtersOf(category));
  const { total = 0, from = null, to = null, facets = [] } = row ?? {};
  return {
    total,
    facets: groupByName(facets),
    priceRange: from === null || to === null ? null : { from, to },
  };
}

type FacetRow = {
  readonly key: string;
  readonly name: string;
  readonly label: string;
  readonly count: number;
};

function filtersOf(category: string | undefined): SQL {
  const isInside = category === undefined ? sql`true` : inCategory(category);
  return sql`(
    with listed as materialized (
      select price_from, price_to, facets
      from documents join products on products.document_id = documents.id
      where documents.kind = 'product' and ${isPublic()} and is_listed and ${isInside}
    ),
    keys as (select unnest(facets) as key from listed),
    counted as (select key, count(*) as count from keys group by key)
    select count(*) as total, min(price_from) as price_from, max(price_to) as price_to, (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', key, 'name', name, 'label', label, 'count', count)), '[]')
      from counted join facet_labels using (key)
    ) as facets
    from listed
  ) filters`;
}

/** What most products say of themselves comes first; values as people sort them: A4 before A10. */
function groupByName(rows: readonly FacetRow[]): readonly ShownFacet[] {
  const groups = new Map<string, FacetRow[]>();
  for (const row of rows) {
    const [name = ""] = row.key.split(":", 1);
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  const facets = [...groups.values()].map((values) => ({
    name: values[0]?.name ?? "",
    values: mostFrequent(values).map(({ key, label, count }) => ({ key, label, count })),
  }));
  const weightOf = ({ values }: ShownFacet) => values.reduce((sum, { count }) => sum + count, 0);
  return facets.sort(
    (one, other) => weightOf(other) - weightOf(one) || natural.compare(one.name, other.name),
  );
}

const natural = new Intl.Collator("en", { numeric: true });

function mostFrequent(values: readonly FacetRow[]): readonly FacetRow[] {
  return [...values]
    .sort((one, other) => other.count - one.count || natural.compare(one.label, other.label))
    .slice(0, MAX_FACET_VALUES)
    .sort((one, other) => natural.compare(one.label, other.label));
}
