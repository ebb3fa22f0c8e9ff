import { eq } from "drizzle-orm";
import { slugOf } from "../content/slugOf.ts";
import type { Database } from "./Store.ts";
import { terms } from "./schema.ts";

/** The longest part of a category's slug, in UTF-16 units. */
const MAX_SLUG_LENGTH = 200;

type Category = Pick<typeof terms.$inferSelect, "id" | "slug" | "name" | "parentId">;

/**
 * The categories of products with these names, each below those before it; makes those that are
 * missing. Two of one name below different ones are two.
 * @returns the id of the last of each path, by the path as JSON
 */
export async function ensureCategories(
  tx: Database,
  paths: readonly (readonly string[])[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  if (paths.length === 0) return found;
  const { id, slug, name, parentId } = terms;
  const known: Category[] = await tx
    .select({ id, slug, name, parentId })
    .from(terms)
    .where(eq(terms.kind, "product-category"));
  for (const path of paths) {
    let above: Category | undefined;
    for (const one of path) above = await ensureCategory(tx, one, { known, above });
    if (above) found.set(JSON.stringify(path), above.id);
  }
  return found;
}

/** Below `above`, or at the top; what it makes is added to `known`. */
async function ensureCategory(
  tx: Database,
  name: string,
  { known, above }: { readonly known: Category[]; readonly above: Category | undefined },
): Promise<Category> {
  const parentId = above?.id ?? null;
  const isIt = (one: Category) =>
    one.parentId === parentId && one.name.toLowerCase() === name.toLowerCase();
  const there = known.find(isIt);
  if (there) return there;
  const slug = freeSlug(name, above, new Set(known.map((one) => one.slug)));
  const [made] = await tx
    .insert(terms)
    .values({ kind: "product-category", slug, name, parentId })
    .returning();
  if (!made) throw new Error("PostgreSQL returned no row for an insert.");
  known.push(made);
  return made;
}

/** "shoes", else "women-shoes", else with the first number that is free. */
function freeSlug(name: string, above: Category | undefined, taken: ReadonlySet<string>): string {
  const own = slugOf(name).slice(0, MAX_SLUG_LENGTH) || "category";
  const below = `${above?.slug ?? own}-${own}`.slice(0, MAX_SLUG_LENGTH);
  const wanted = taken.has(own) && above ? below : own;
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
