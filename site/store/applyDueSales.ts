import { sql } from "drizzle-orm";
import { keepFigures } from "./keepFigures.ts";
import type { Database } from "./Store.ts";
import { variants } from "./schema.ts";

/** When the price of a variant changes next by itself; null where it does not. As the index has it. */
const nextChange = sql`coalesce(sale_from, sale_until)`;

/** Whether a reduction should have begun or ended by now. */
export const hasDueSales = sql<boolean>`exists (select 1 from variants where ${nextChange} <= now())`;

/** When the next reduction to come begins or ends; null where none does. */
export const nextSale = sql`(select min(${nextChange}) from variants where ${nextChange} > now())`;

/**
 * Begins and ends the reductions whose time has come, by the database's clock: prices, and what
 * lists sort and filter by. Several servers may do so at once; the first one does it.
 */
export async function applyDueSales(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(variants)
      .set({
        price: sql`case when sale_price is null then regular_price when ${isOver} then price else sale_price end`,
        regularPrice: sql`case when sale_price is null or ${isOver} then null else price end`,
        salePrice: null,
        saleFrom: null,
        saleUntil: sql`case when sale_price is null or ${isOver} then null else sale_until end`,
      })
      .where(sql`${nextChange} <= now()`)
      .returning({ productId: variants.productId });
    await keepFigures(tx, [...new Set(changed.map(({ productId }) => productId))]);
  });
}

/** A reduction that ended before anybody saw it. */
const isOver = sql`coalesce(sale_until <= now(), false)`;
