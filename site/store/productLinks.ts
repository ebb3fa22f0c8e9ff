import { asc, sql } from "drizzle-orm";
import { keepGroupFigures } from "./keepFigures.ts";
import { listOf, rowsOf } from "./listOf.ts";
import type { Database } from "./Store.ts";
import { PRODUCT_LINK_KINDS, type ProductLinkKind, productLinks } from "./schema.ts";

/** A product, by its id, and those it leads to, by theirs. */
export type LinkedProduct = {
  readonly id: string;
  readonly links: Readonly<Record<ProductLinkKind, readonly string[]>>;
};

/**
 * Makes the links of products exactly these, in their order, and gives groups the prices of their
 * members. Those that are as they were are not written again.
 * @returns how many products' links changed
 */
export async function linkProducts(
  db: Database,
  linked: readonly LinkedProduct[],
): Promise<number> {
  if (linked.length === 0) return 0;
  return db.transaction(async (tx) => {
    const ids = linked.map(({ id }) => id);
    const stored = await tx
      .select()
      .from(productLinks)
      .where(sql`${productLinks.productId} in (${listOf(ids, "uuid")})`)
      .orderBy(asc(productLinks.position));
    const other = linked.filter(({ id, links }) =>
      PRODUCT_LINK_KINDS.some((kind) => {
        const before = stored.filter((one) => one.productId === id && one.kind === kind);
        return before.map(({ targetId }) => targetId).join() !== links[kind].join();
      }),
    );
    if (other.length === 0) return 0;
    await setLinks(tx, other);
    await keepGroupFigures(tx, ids);
    return other.length;
  });
}

async function setLinks(tx: Database, linked: readonly LinkedProduct[]): Promise<void> {
  const ids = linked.map(({ id }) => id);
  await tx.delete(productLinks).where(sql`${productLinks.productId} in (${listOf(ids, "uuid")})`);
  const rows = linked.flatMap(({ id, links }) =>
    PRODUCT_LINK_KINDS.flatMap((kind) =>
      links[kind].map((target, position) => ({
        product_id: id,
        kind,
        target_id: target,
        position,
      })),
    ),
  );
  await tx.insert(productLinks).select(sql`
    select product_id, kind, target_id, position
    from ${rowsOf(rows, "product_id uuid, kind text, target_id uuid, position integer")}`);
}
