import { and, eq, inArray, not, sql } from "drizzle-orm";
import type { Database } from "./Store.ts";
import { documents, redirects } from "./schema.ts";
import { isStorableText } from "./storable.ts";

/** Whether what a redirect leads to was thrown away, and nothing else stands there since. */
const leadsToTrash = sql`(
  exists (select 1 from ${documents} where status = 'trash' and trashed ->> 'path' = ${redirects.toPath})
  and not exists (select 1 from ${documents} where path = ${redirects.toPath}))`;

/** Where a page that stood at `path` is now; undefined also where that is in the trash. One query. */
export async function findRedirect(db: Database, path: string): Promise<string | undefined> {
  if (!isStorableText(path)) return undefined;
  const [found] = await db
    .select({ path: redirects.toPath })
    .from(redirects)
    .where(and(eq(redirects.fromPath, path), not(leadsToTrash)));
  return found?.path;
}

/**
 * Leads from an address to another. What led to the old one leads to the new one at once, and
 * nothing leads away from the new one any more: so there are no chains and no loops.
 */
export async function addRedirect(
  tx: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  if (from === to) return;
  await freeFromRedirects(tx, [to]);
  await tx.update(redirects).set({ toPath: to }).where(eq(redirects.toPath, from));
  await tx
    .insert(redirects)
    .values({ fromPath: from, toPath: to })
    .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath: sql`excluded.to_path` } });
}

/** Pages stand at these addresses now: nothing leads away from them any more. */
export async function freeFromRedirects(tx: Database, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await tx.delete(redirects).where(inArray(redirects.fromPath, [...paths]));
}
