import { asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ListPage } from "../content/PageSource.ts";
import { countedPage } from "./countedPage.ts";
import { type PageQuestion, rangeOf } from "./listPage.ts";
import type { Database } from "./Store.ts";
import { type TermKind, terms } from "./schema.ts";

/** A category or tag, and how many public documents are filed under it itself. */
export type PublicTerm = {
  readonly kind: TermKind;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** The slug of the one above; null at the top. */
  readonly parent: string | null;
  readonly count: number;
};

const above = alias(terms, "above");

const held = sql`(
  select count(*) from document_terms join documents on documents.id = document_terms.document_id
  where document_terms.term_id = ${terms.id} and documents.status = 'published' and documents.published_at <= now()
)`.mapWith(Number);

/** A page of all terms, or those of one kind, in their order. One query, and a second beyond the last page. */
export async function listPublicTerms(
  db: Database,
  { kind, ...question }: PageQuestion & { readonly kind?: TermKind | undefined },
): Promise<ListPage<PublicTerm>> {
  const isListed = kind && eq(terms.kind, kind);
  const { offset, limit } = rangeOf(question);
  const count = db.$count(terms, isListed);
  const rows = await db
    .select({
      kind: terms.kind,
      slug: terms.slug,
      name: terms.name,
      description: terms.description,
      parent: above.slug,
      count: held,
      total: count,
    })
    .from(terms)
    .leftJoin(above, eq(above.id, terms.parentId))
    .where(isListed)
    .orderBy(asc(terms.kind), asc(terms.position), asc(terms.name), asc(terms.slug))
    .limit(limit)
    .offset(offset);
  return countedPage(rows, question, () => count);
}
