import { and, eq, ne, sql } from "drizzle-orm";
import type { Redirect } from "./importRedirects.ts";
import { listOf } from "./listOf.ts";
import { lockContent } from "./lockContent.ts";
import { addRedirect, findRedirect } from "./redirects.ts";
import type { Database } from "./Store.ts";
import { documents, redirects } from "./schema.ts";
import { isStorableText } from "./storable.ts";

/** Why an owner cannot lead from one address to another: a page stands there, another redirect begins there, or it would go round in a circle. */
export type RedirectRefusal = "page" | "known" | "circle";

export type RedirectRow = typeof redirects.$inferSelect;

/**
 * Leads from an address to another, as its owner wants it. Where something leads on from the new one, it
 * leads to the end of that at once.
 * @param was the old address of the redirect that this one takes the place of
 * @returns it as it is kept
 */
export async function keepRedirect(
  tx: Database,
  { from, to: wanted }: Redirect,
  was?: string,
): Promise<Redirect | RedirectRefusal> {
  await lockContent(tx);
  const isPage = and(eq(documents.path, from), ne(documents.status, "trash"));
  if ((await tx.$count(documents, isPage)) > 0) return "page";
  if (from !== was && (await findRedirect(tx, from)) !== undefined) return "known";
  if (was !== undefined) await removeRedirects(tx, [was]);
  const to = (await findRedirect(tx, wanted)) ?? wanted;
  if (to === from) return "circle";
  await addRedirect(tx, { from, to });
  return { from, to };
}

/** @returns those that were there */
export async function removeRedirects(
  tx: Database,
  froms: readonly string[],
): Promise<readonly RedirectRow[]> {
  return tx
    .delete(redirects)
    .where(sql`${redirects.fromPath} in (${listOf(froms.filter(isStorableText))})`)
    .returning();
}

/** Has removed redirects lead on again, all but those where something else stands by now. @returns how many */
export async function restoreRedirects(
  tx: Database,
  removed: readonly RedirectRow[],
): Promise<number> {
  let restored = 0;
  for (const { fromPath: from, toPath: to, createdAt } of removed) {
    const kept = await keepRedirect(tx, { from, to });
    if (typeof kept === "string") continue;
    await tx.update(redirects).set({ createdAt }).where(eq(redirects.fromPath, from));
    restored += 1;
  }
  return restored;
}
