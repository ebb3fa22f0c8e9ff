import { and, asc, eq, ne, sql } from "drizzle-orm";
import { MAX_LISTED_DOCUMENT_USES } from "./documentUses.ts";
import { linkPattern, menuEntriesTo } from "./leadingHere.ts";
import type { Database } from "./Store.ts";
import { documents, redirects, type TermKind, type terms } from "./schema.ts";
import { termPath } from "./termPath.ts";

/** Where a category or tag is named, apart from the documents that have it. */
export type TermUse = {
  /** An entry of a menu, a link in a text, or a list of what has it on another page. */
  readonly kind: "menu" | "link" | "list";
  /** What it is called: an entry, a title. */
  readonly title: string;
  /** Of a document; null for an entry. */
  readonly id: string | null;
};

/** The blocks that list what has a term, which they name by its slug as their category. */
const LISTS: Readonly<Record<TermKind, string | undefined>> = {
  category: "post-list",
  tag: undefined,
  "product-category": "product-list",
  "product-tag": undefined,
};

/** What would be empty or lead nowhere without a term. Reads all bodies: ask before one is deleted, not for a list. */
export async function listTermUses(
  db: Database,
  { kind, slug }: Pick<typeof terms.$inferSelect, "kind" | "slug">,
): Promise<readonly TermUse[]> {
  const path = termPath(kind, slug);
  if (path === undefined) return [];
  const entries = await menuEntriesTo(db, path);
  const isListed = sql`jsonb_path_exists(${documents.body},
    '$.** ? (@.type == $type && @.fields.category == $names[*])',
    ${JSON.stringify({ type: LISTS[kind] ?? "", names: await namesOf(db, { kind, slug, path }) })}::jsonb)`;
  const isLinked = sql`${documents.body}::text ~ ${linkPattern(path)}`;
  const use = sql<TermUse["kind"]>`case when ${isListed} then 'list' else 'link' end`;
  const naming = await db
    .select({ kind: use, title: documents.title, id: documents.id })
    .from(documents)
    .where(and(ne(documents.status, "trash"), sql`(${isListed} or ${isLinked})`))
    .orderBy(asc(documents.title), asc(documents.id))
    .limit(MAX_LISTED_DOCUMENT_USES);
  const ofMenus = entries.map(({ label }) => ({ kind: "menu" as const, title: label, id: null }));
  return [...ofMenus, ...naming].slice(0, MAX_LISTED_DOCUMENT_USES);
}

type Named = { readonly kind: TermKind; readonly slug: string; readonly path: string };

/** The slugs by which lists find a term: see orMovedTerm. */
async function namesOf(db: Database, { kind, slug, path }: Named): Promise<readonly string[]> {
  const list = termPath(kind, "") ?? "";
  const rows = await db
    .select({ from: redirects.fromPath })
    .from(redirects)
    .where(and(eq(redirects.toPath, path), sql`starts_with(${redirects.fromPath}, ${list})`));
  return [slug, ...rows.map(({ from }) => from.slice(list.length))];
}
