import { asc, eq, inArray } from "drizzle-orm";
import { keepGroupFigures } from "./keepFigures.ts";
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
      .where(inArray(productLinks.productId, ids))
      .orderBy(asc(productLinks.position));
    const other = linked.filter(({ id, links }) =>
      PRODUCT_LINK_KINDS.some((kind) => {
        const before = stored.filter((one) => one.productId === id && one.kind === kind);
        return before.map(({ targetId }) => targetId).join() !== links[kind].join();
      }),
    );
    for (const one of other) await setLinks(tx, one);
    if (other.length > 0) await keepGroupFigures(tx, ids);
    return other.length;
  });
}

async function setLinks(tx: Database, { id, links }: LinkedProduct): Promise<void> {
  await tx.delete(productLinks).where(eq(productLinks.productId, id));
  const rows = PRODUCT_LINK_KINDS.flatMap((kind) =>
    links[kind].map((targetId, position) => ({ productId: id, kind, targetId, position })),
  );
  if (rows.length > 0) await tx.insert(productLinks).values(rows);
}
