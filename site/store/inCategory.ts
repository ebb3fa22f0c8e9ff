import { type SQL, sql } from "drizzle-orm";
import { orMovedTerm } from "./orMovedTerm.ts";
import { documents } from "./schema.ts";
import { isStorableText } from "./storable.ts";

/** Whether a product is in a category or one below it; "union" ends where they stand in a circle. */
export function inCategory(slug: string): SQL {
  if (!isStorableText(slug)) return sql`false`;
  return sql`${documents.id} in (
    select document_id from document_terms where term_id in (
      with recursive below as (
        select id from terms where ${orMovedTerm("product-category", slug)}
        union
        select terms.id from below join terms on terms.parent_id = below.id and terms.kind = 'product-category'
      )
      select id from below
    )
  )`;
}
