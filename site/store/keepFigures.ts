import { type SQL, sql } from "drizzle-orm";
import { listOf } from "./listOf.ts";
import type { Database } from "./Store.ts";
import { products } from "./schema.ts";

/**
 * Keeps what lists sort and filter by: the prices of products and whether they can be had, from
 * their variants; and those of the groups that hold them, from their members.
 */
export async function keepFigures(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await setFigures(
    tx,
    sql`
    select product_id, min(price) as price_from, max(price) as price_to, count(*) as variant_count,
      bool_or(stock is null or stock > 0 or takes_backorders) as in_stock,
      bool_or(regular_price is not null) as is_reduced,
      case when min(price) = max(price) and min(regular_price) = max(regular_price) and count(regular_price) = count(*)
        then min(regular_price) end as regular_price
    from variants where product_id in (${listOf(ids, "uuid")}) group by product_id`,
  );
  await keepGroupFigures(tx, ids);
}

/** The same of groups alone: of those among `ids`, and of those that hold one of them. */
export async function keepGroupFigures(tx: Database, ids: readonly string[]): Promise<void> {
  await setFigures(
    tx,
    sql`
    select holders.document_id as product_id, min(price_from) as price_from, max(price_to) as price_to,
      greatest(count(members.document_id), 1) as variant_count,
      coalesce(bool_or(members.in_stock), false) as in_stock,
      coalesce(bool_or(members.is_reduced), false) as is_reduced, null::bigint as regular_price
    from (
      select document_id from products where is_group and document_id in (${listOf(ids, "uuid")})
      union
      select product_id from product_links where kind = 'member' and target_id in (${listOf(ids, "uuid")})
    ) holders
      left join product_links held on held.product_id = holders.document_id and held.kind = 'member'
      left join products members on members.document_id = held.target_id
    group by holders.document_id`,
  );
}

/** Those that are as they were are not written again. */
async function setFigures(tx: Database, figures: SQL): Promise<void> {
  await tx.execute(sql`
    update ${products} set price_from = figures.price_from, price_to = figures.price_to, regular_price = figures.regular_price,
      in_stock = figures.in_stock, is_reduced = figures.is_reduced, variant_count = figures.variant_count
    from (${figures}) figures
    where products.document_id = figures.product_id
      and (products.price_from, products.price_to, products.regular_price,
        products.in_stock, products.is_reduced, products.variant_count)
        is distinct from
        (figures.price_from, figures.price_to, figures.regular_price,
        figures.in_stock, figures.is_reduced, figures.variant_count::integer)`);
}
