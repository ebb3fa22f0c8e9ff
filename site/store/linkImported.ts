import { and, eq, sql } from "drizzle-orm";
import { listOf } from "./listOf.ts";
import { type LinkedProduct, linkProducts } from "./productLinks.ts";
import type { Database } from "./Store.ts";
import { documents, type ProductLinkKind } from "./schema.ts";

/** A product by its name where it came from, and those it leads to, by theirs. */
export type ImportedLinks = {
  readonly sourceId: string;
  readonly links: Readonly<Record<ProductLinkKind, readonly string[]>>;
};

/** Products whose links are looked at in one go. */
const BATCH = 100;

/** Makes the links of products that came from `source` exactly these; those that are not here are left out. */
export async function linkImported(
  db: Database,
  source: string,
  imported: readonly ImportedLinks[],
): Promise<void> {
  for (let start = 0; start < imported.length; start += BATCH) {
    const batch = imported.slice(start, start + BATCH);
    const ids = await findIds(db, source, batch);
    const idsOf = (names: readonly string[]) => names.flatMap((name) => ids.get(name) ?? []);
    const linked = batch.flatMap(({ sourceId, links }): LinkedProduct[] => {
      const id = ids.get(sourceId);
      const { member, upsell, "cross-sell": cross } = links;
      const found = { member: idsOf(member), upsell: idsOf(upsell), "cross-sell": idsOf(cross) };
      return id === undefined ? [] : [{ id, links: found }];
    });
    await linkProducts(db, linked);
  }
}

async function findIds(
  db: Database,
  source: string,
  imported: readonly ImportedLinks[],
): Promise<ReadonlyMap<string, string>> {
  const names = imported.flatMap(({ sourceId, links }) => [
    sourceId,
    ...Object.values(links).flat(),
  ]);
  const rows = await db
    .select({ id: documents.id, sourceId: documents.sourceId })
    .from(documents)
    .where(
      and(
        eq(documents.source, source),
        eq(documents.kind, "product"),
        sql`${documents.sourceId} in (${listOf([...new Set(names)])})`,
      ),
    );
  return new Map(rows.map(({ id, sourceId }) => [sourceId ?? "", id]));
}
