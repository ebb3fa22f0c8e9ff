import { and, eq, sql } from "drizzle-orm";
import type { FoundDocument } from "../content/PageSource.ts";
import {
  type AuthorName,
  type FullDocument,
  hasShownComments,
  pageColumns,
  pagesAbove,
  type TermName,
} from "./documents.ts";
import { listOf } from "./listOf.ts";
import type { Database } from "./Store.ts";
import { authors, documents, drafts } from "./schema.ts";

/** A document of any kind and status, and what somebody is writing of it. */
export type Previewed = {
  readonly document: FullDocument & Pick<FoundDocument, "above" | "hasComments">;
  /** As the editor sent it; undefined where they have not written. */
  readonly draft: unknown;
};

/** What one person is to see of a document before it is saved. One query. */
export async function findPreviewed(
  db: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Previewed | undefined> {
  const [found] = await db
    .select({
      ...pageColumns,
      above: pagesAbove(sql`documents.parent_id`),
      hasComments: hasShownComments,
      draft: drafts.content,
    })
    .from(documents)
    .leftJoin(authors, eq(authors.id, documents.authorId))
    .leftJoin(drafts, and(eq(drafts.documentId, documents.id), eq(drafts.userId, userId)))
    .where(eq(documents.id, id));
  if (!found) return undefined;
  const { draft, ...document } = found;
  return { document, draft: draft ?? undefined };
}

/** The id of whatever stands at an address, public or not. */
export async function findIdAtPath(db: Database, path: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.path, path));
  return found?.id;
}

/** What a draft names by ids; of what is gone, nothing is found. */
export type DraftNames = {
  readonly author: AuthorName | null;
  readonly terms: readonly TermName[];
  readonly above: FoundDocument["above"];
};

export type DraftIds = {
  readonly authorId: string | null;
  readonly parentId: string | null;
  readonly termIds: readonly string[];
};

/** What stands beside a document once it has this author, these terms and this page above it. One query. */
export async function namesFor(
  db: Database,
  id: string,
  { authorId, parentId, termIds }: DraftIds,
): Promise<DraftNames> {
  const isChosen = termIds.length > 0 ? sql`id in (${listOf(termIds, "uuid")})` : sql`false`;
  const [found] = await db
    .select({
      author: { slug: authors.slug, name: authors.name },
      terms: sql`(
        select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'slug', slug, 'name', name)
          order by kind, name, slug), '[]') from terms where ${isChosen}
      )`.mapWith((text: string): readonly TermName[] => JSON.parse(text)),
      above: pagesAbove(sql`${parentId}::uuid`),
    })
    .from(documents)
    .leftJoin(authors, sql`${authors.id} = ${authorId}::uuid`)
    .where(eq(documents.id, id));
  return found ?? { author: null, terms: [], above: [] };
}
