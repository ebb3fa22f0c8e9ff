import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PageCursor } from "./pageCursor.ts";
import type { Database } from "./Store.ts";
import { authors, type DocumentKind, documents, type TermKind } from "./schema.ts";
import { isStorableText } from "./storable.ts";

/** A document as it is stored. */
export type StoredDocument = typeof documents.$inferSelect;

export type AuthorName = { readonly slug: string; readonly name: string };
export type TermName = { readonly kind: TermKind; readonly slug: string; readonly name: string };

/** A document with what its page shows beside it. */
export type FullDocument = StoredDocument & {
  readonly author: AuthorName | null;
  /** Categories first, each kind by name. */
  readonly terms: readonly TermName[];
};

export type ListQuestion = {
  readonly kind: DocumentKind;
  /** How many at most. */
  readonly limit: number;
  /** Where the page before ended; without it the list begins with the newest. */
  readonly before?: PageCursor | undefined;
};

/** What a list shows of a document: all but its body. */
export type ListedDocument = Omit<FullDocument, "body">;

export type PublishedList = {
  readonly items: readonly ListedDocument[];
  /** How many there are on all pages together. */
  readonly total: number;
  /** Where the next page begins; undefined at the end. */
  readonly next: PageCursor | undefined;
};

/** The kinds that have a page of their own; the others are parts of pages. */
export const PAGE_KINDS = ["page", "post", "product"] as const satisfies readonly DocumentKind[];

const pageColumns = {
  ...getTableColumns(documents),
  author: { slug: authors.slug, name: authors.name },
  terms: sql`(
    select coalesce(jsonb_agg(
      jsonb_build_object('kind', terms.kind, 'slug', terms.slug, 'name', terms.name)
      order by terms.kind, terms.name, terms.slug), '[]')
    from document_terms join terms on terms.id = document_terms.term_id
    where document_terms.document_id = documents.id
  )`.mapWith((text: string): readonly TermName[] => JSON.parse(text)),
};
const { body: _body, ...listedColumns } = pageColumns;

/** The document whose page stands at `path`, if it is public by now. One query. */
export async function findPublishedByPath(
  db: Database,
  path: string,
): Promise<FullDocument | undefined> {
  if (!isStorableText(path)) return undefined;
  // The address alone picks the row: with more conditions the planner may choose a worse index.
  const [found] = await db
    .select({ ...pageColumns, isPublic: sql<boolean>`(${isPublic()})` })
    .from(documents)
    .leftJoin(authors, eq(authors.id, documents.authorId))
    .where(eq(documents.path, path));
  if (!found?.isPublic || !isPageKind(found.kind)) return undefined;
  const { isPublic: _isPublic, ...document } = found;
  return document;
}

/** A document that was imported, public or not, by what names it where it came from. */
export async function findImported(
  db: Database,
  { source, sourceId }: { readonly source: string; readonly sourceId: string },
): Promise<FullDocument | undefined> {
  const [found] = await db
    .select(pageColumns)
    .from(documents)
    .leftJoin(authors, eq(authors.id, documents.authorId))
    .where(and(eq(documents.source, source), eq(documents.sourceId, sourceId)));
  return found;
}

/** A page of what is public by now, newest first. One query, and a second beyond the last page. */
export async function listPublished(
  db: Database,
  { kind, limit, before }: ListQuestion,
): Promise<PublishedList> {
  const isListed = and(eq(documents.kind, kind), isPublic());
  const count = db.$count(documents, isListed);
  const rows = await db
    .select({ ...listedColumns, total: count })
    .from(documents)
    .leftJoin(authors, eq(authors.id, documents.authorId))
    .where(and(isListed, before && isBefore(before)))
    .orderBy(desc(documents.publishedAt), desc(documents.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(({ total: _total, ...item }) => item);
  const total = rows[0]?.total ?? (before ? await count : 0);
  return {
    items,
    total: Number(total),
    next: rows.length > limit ? cursorOf(items.at(-1)) : undefined,
  };
}

/**
 * By the database's clock, which all servers share. Written out, not as parameters: only then
 * may a statement that is planned once use an index of published documents.
 */
function isPublic(): SQL {
  return sql`${documents.status} = 'published' and ${documents.publishedAt} <= now()`;
}

function isPageKind(kind: DocumentKind): boolean {
  return PAGE_KINDS.some((pageKind) => pageKind === kind);
}

function isBefore({ publishedAt, id }: PageCursor): SQL {
  return sql`(${documents.publishedAt}, ${documents.id}) < (${publishedAt.toISOString()}::timestamptz, ${id}::uuid)`;
}

function cursorOf(last: ListedDocument | undefined): PageCursor | undefined {
  return last?.publishedAt ? { publishedAt: last.publishedAt, id: last.id } : undefined;
}
