import { inArray } from "drizzle-orm";
import { isReservedPath } from "../content/isReservedPath.ts";
import { MAX_PATH_BYTES } from "./documentContent.ts";
import type { Database } from "./Store.ts";
import { documents, redirects } from "./schema.ts";
import { isStorableText } from "./storable.ts";

export type Redirect = { readonly from: string; readonly to: string };

/**
 * Leads from addresses of another system to ours, where nothing stands at the old one: no document,
 * no page of the site, no redirect that somebody wrote. Nothing leads in a circle, since nothing
 * leads away from where these lead. All or nothing.
 * @returns how many are new
 */
export async function importRedirects(db: Database, wanted: readonly Redirect[]): Promise<number> {
  const possible = new Map(wanted.filter(isPossible).map((one) => [one.from, one]));
  if (possible.size === 0) return 0;
  return db.transaction(async (tx) => {
    const froms = [...possible.keys()];
    const goals = [...new Set([...possible.values()].map(({ to }) => to))];
    const at = await tx
      .select({ path: documents.path })
      .from(documents)
      .where(inArray(documents.path, froms));
    const known = await tx
      .select({ from: redirects.fromPath })
      .from(redirects)
      .where(inArray(redirects.fromPath, [...froms, ...goals]));
    const there = new Set([...at.map(({ path }) => path), ...known.map(({ from }) => from)]);
    const rows = [...possible.values()]
      .filter(({ from, to }) => !there.has(from) && !there.has(to) && !possible.has(to))
      .map(({ from, to }) => ({ fromPath: from, toPath: to }));
    if (rows.length === 0) return 0;
    const added = await tx
      .insert(redirects)
      .values(rows)
      .onConflictDoNothing()
      .returning({ from: redirects.fromPath });
    return added.length;
  });
}

function isPossible({ from, to }: Redirect): boolean {
  return (
    from !== to &&
    [from, to].every((path) => path.startsWith("/") && isStorableText(path) && fits(path)) &&
    !isReservedPath(from)
  );
}

function fits(path: string): boolean {
  return Buffer.byteLength(path) <= MAX_PATH_BYTES;
}
