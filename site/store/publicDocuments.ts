import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ListPage } from "../content/PageSource.ts";
import { type FullDocument, hasPage, isPublic, pageColumns } from "./documents.ts";
import { listNewest } from "./listNewest.ts";
import type { PageQuestion } from "./listPage.ts";
import type { Database } from "./Store.ts";
import { authors, documents } from "./schema.ts";
import { isStorableText } from "./storable.ts";

export type PublicQuestion = PageQuestion & {
  readonly kind: "page" | "post" | "project";
  /** Slugs of a category and a tag that a document is filed under itself. */
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  /** The author's slug. */
  readonly author?: string | undefined;
  /** BCP 47; `isSites` where documents without one are in it, too. */
  readonly language?: { readonly tag: string; readonly isSites: boolean } | undefined;
};

/** A page of the public documents that fit, newest first. One query, and a second beyond the last page. */
export function listPublicDocuments(
  db: Database,
  question: PublicQuestion,
): Promise<ListPage<Omit<FullDocument, "body">>> {
  return listNewest(db, filterOf(question), question);
}

/** A public document with a page of its own. One query. */
export async function findPublicDocument(
  db: Database,
  question: { readonly path: string } | { readonly id: string },
): Promise<FullDocument | undefined> {
  if ("path" in question && !isStorableText(question.path)) return undefined;
  const isAsked =
    "path" in question ? eq(documents.path, question.path) : eq(documents.id, question.id);
  const [found] = await db
    .select(pageColumns)
    .from(documents)
    .leftJoin(authors, eq(authors.id, documents.authorId))
    .where(and(isAsked, hasPage(), isPublic()));
  return found;
}

function filterOf({ kind, category, tag, author, language }: PublicQuestion): SQL | undefined {
  if (![category, tag, author].every((slug) => slug === undefined || isStorableText(slug))) {
    return sql`false`;
  }
  return and(
    // Written out: see isPublic.
    sql`${documents.kind} = ${sql.raw(`'${kind}'`)}`,
    isPublic(),
    category === undefined ? undefined : isFiledUnder("category", category),
    tag === undefined ? undefined : isFiledUnder("tag", tag),
    author === undefined
      ? undefined
      : sql`${documents.authorId} = (select id from authors where slug = ${author})`,
    language && speaks(language),
  );
}

function isFiledUnder(kind: "category" | "tag", slug: string): SQL {
  return sql`${documents.id} in (
    select document_terms.document_id from document_terms join terms on terms.id = document_terms.term_id
    where terms.kind = ${kind} and terms.slug = ${slug})`;
}

function speaks({ tag, isSites }: NonNullable<PublicQuestion["language"]>): SQL {
  const isOwn = sql`lower(${documents.language}) = lower(${tag})`;
  return isSites ? sql`(${documents.language} is null or ${isOwn})` : isOwn;
}
