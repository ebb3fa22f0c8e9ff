import { sql } from "drizzle-orm";
import type { ShownCategory } from "../content/PageSource.ts";
import { treeOrder } from "./treeOrder.ts";

/** A category of products as it is stored, with how many public products it and those below it hold. */
export type CategoryRow = Omit<ShownCategory, "parent"> & {
  readonly id: string;
  readonly parentId: string | null;
};

/** All of them, those of one parent in their order. "union" ends where "union all" would go round in a circle. */
export const categoryRows = sql`(
  with recursive categories as (select * from terms where kind = 'product-category'),
  below as (
    select id as top, id from categories
    union
    select below.top, categories.id from below join categories on categories.parent_id = below.id
  ),
  held as (
    select distinct below.top, documents.id
    from below
      join document_terms on document_terms.term_id = below.id
      join documents on documents.id = document_terms.document_id
      join products on products.document_id = documents.id and products.is_listed
    where documents.kind = 'product' and documents.status = 'published' and documents.published_at <= now()
  ),
  counts as (select top, count(*) as count from held group by top)
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'parentId', parent_id, 'slug', slug,
    'name', name, 'description', description, 'count', coalesce(counts.count, 0))
    order by position, name, slug), '[]')
  from categories left join counts on counts.top = categories.id
)`.mapWith((text: string): readonly CategoryRow[] => JSON.parse(text));

/** Parents first. */
export function inTreeOrder(rows: readonly CategoryRow[]): readonly ShownCategory[] {
  return treeOrder(rows).map(({ row, parent }) => shownCategory(row, parent));
}

function shownCategory(
  { slug, name, description, count }: CategoryRow,
  parent: CategoryRow | undefined,
): ShownCategory {
  return { slug, name, description, count, parent: parent?.slug ?? null };
}
