import { and, asc, eq, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { linkPattern, menuEntriesTo } from "./leadingHere.ts";
import type { Database } from "./Store.ts";
import { documents, productLinks, redirects } from "./schema.ts";

/**
 * Why something leads to a document: an entry of a menu, a link in a text, a page below it, a product
 * that holds it or leads to it, an old address.
 */
export type UseKind = "menu" | "link" | "child" | "product" | "redirect";

/** What leads to a document, and would lead nowhere without it. */
export type DocumentUse = {
  readonly kind: UseKind;
  /** What it is called: an entry, a title, an address. */
  readonly title: string;
  /** Of a document; null for all else. */
  readonly id: string | null;
};

/** How many uses are listed at most. */
export const MAX_LISTED_DOCUMENT_USES = 50;

/**
 * What leads to a document. All bodies are read for it, which takes a second for 100,000: ask before
 * one is thrown away, not for a list.
 */
export async function listDocumentUses(
  db: Database,
  { id, path }: { readonly id: string; readonly path: string },
): Promise<readonly DocumentUse[]> {
  const uses: DocumentUse[] = (await menuEntriesTo(db, path)).map(({ label }) => ({
    kind: "menu",
    title: label,
    id: null,
  }));
  return [...uses, ...(await listStored(db, { id, path }))].slice(0, MAX_LISTED_DOCUMENT_USES);
}

async function listStored(
  db: Database,
  { id, path }: { readonly id: string; readonly path: string },
): Promise<readonly DocumentUse[]> {
  const use = (kind: UseKind) => sql<UseKind>`${kind}::text`.as("kind");
  const isOther = and(ne(documents.id, id), ne(documents.status, "trash"));
  const columns = { title: documents.title, id: sql<string | null>`${documents.id}`.as("id") };
  const children = db
    .select({ kind: use("child"), ...columns })
    .from(documents)
    .where(and(eq(documents.parentId, id), isOther));
  const holders = db
    .select({ kind: use("product"), ...columns })
    .from(documents)
    .innerJoin(productLinks, eq(productLinks.productId, documents.id))
    .where(and(eq(productLinks.targetId, id), isOther))
    .groupBy(documents.id);
  const from = redirects.fromPath;
  const old = db
    .select({ kind: use("redirect"), title: from, id: sql<string | null>`null::uuid`.as("id") })
    .from(redirects)
    .where(eq(redirects.toPath, path));
  const linking = db
    .select({ kind: use("link"), ...columns })
    .from(documents)
    .where(and(sql`${documents.body}::text ~ ${linkPattern(path)}`, isOther));
  return unionAll(children, holders, old, linking)
    .orderBy(asc(sql`kind`), asc(sql`title`))
    .limit(MAX_LISTED_DOCUMENT_USES);
}
