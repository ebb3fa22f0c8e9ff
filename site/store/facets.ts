import { sql } from "drizzle-orm";
import { slugOf } from "../content/slugOf.ts";
import type { ProductDetail, ProductOption } from "./productParts.ts";
import type { Database } from "./Store.ts";
import { facetLabels, products } from "./schema.ts";

/** The longest value that a list can be filtered by, in UTF-16 units. */
export const MAX_FACET_VALUE_LENGTH = 40;

export type Facet = {
  /** Such as "ink:blue". */
  readonly key: string;
  /** The detail, such as "Ink". */
  readonly name: string;
  /** Its value, such as "Blue". */
  readonly label: string;
};

/** What a product with these options and details can be filtered by, without doubles, in order of the keys. */
export function facetsOf(named: readonly (ProductOption | ProductDetail)[]): readonly Facet[] {
  const facets = new Map<string, Facet>();
  for (const { name, values, filter } of named) {
    if (!filter) continue;
    for (const label of values) {
      const [nameSlug, valueSlug] = [slugOf(name), slugOf(label)];
      const isUsable = nameSlug && valueSlug && label.length <= MAX_FACET_VALUE_LENGTH;
      const key = `${nameSlug}:${valueSlug}`;
      if (isUsable && !facets.has(key)) facets.set(key, { key, name, label });
    }
  }
  return [...facets.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** Facets by the name before the colon: of one name any may fit, of different names all must. */
export function groupFacets(keys: readonly string[]): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const key of new Set(keys)) {
    const [name = ""] = key.split(":", 1);
    groups.set(name, [...(groups.get(name) ?? []), key]);
  }
  return [...groups.values()];
}

/** Keeps what facets are called; what is as it was is not written again. */
export async function keepFacetLabels(tx: Database, facets: readonly Facet[]): Promise<void> {
  if (facets.length === 0) return;
  const keys = facets.map(({ key }) => key);
  const known = await tx
    .select()
    .from(facetLabels)
    .where(sql`${facetLabels.key} = any(${sql.param(keys, products.facets)})`);
  const same = new Set(known.map(({ key, name, label }) => JSON.stringify([key, name, label])));
  const other = facets.filter(
    ({ key, name, label }) => !same.has(JSON.stringify([key, name, label])),
  );
  if (other.length === 0) return;
  await tx
    .insert(facetLabels)
    .values([...other])
    .onConflictDoUpdate({
      target: facetLabels.key,
      set: { name: sql`excluded.name`, label: sql`excluded.label` },
    });
}
