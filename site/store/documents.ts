import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { DocumentQuestion, FoundDocument } from "../content/PageSource.ts";
import { preparedOnce } from "./preparedOnce.ts";
import type { Database } from "./Store.ts";
import { authors, type DocumentKind, documents, type TermKind } from "./schema.ts";
import { isStorableText } from "./storable.ts";

const { search: _search, searchTitle: _searchTitle, ...storedColumns } = getTableColumns(documents);

/** What is read of a document: all but what only searching compares. */
export const documentColumns = storedColumns;

/** A document as it is stored. */
export type StoredDocument = Omit<typeof documents.$inferSelect, "search" | "searchTitle">;

export type AuthorName = { readonly slug: string; readonly name: string };
export type TermName = { readonly kind: TermKind; readonly slug: string; readonly name: string };

/** A document with what its page shows beside it. */
export type FullDocument = StoredDocument & {
  readonly author: AuthorName | null;
  /** Categories first, each kind by name. */
  readonly terms: readonly TermName[];
};

/** The kinds that have a page of their own; the others are parts of pages. */
export const PAGE_KINDS = [
  "page",
  "post",
  "product",
  "project",
] as const satisfies readonly DocumentKind[];

/** The terms of a row of documents. */
export const documentTermNames = sql`(
    select coalesce(jsonb_agg(
      jsonb_build_object('kind', terms.kind, 'slug', terms.slug, 'name', terms.name)
      order by terms.kind, terms.name, terms.slug), '[]')
    from document_terms join terms on terms.id = document_terms.term_id
    where document_terms.document_id = documents.id
  )`.mapWith((text: string): readonly TermName[] => JSON.parse(text));

/** What is read of a document with what stands beside it, its author joined. */
export const pageColumns = {
  ...documentColumns,
  author: { slug: authors.slug, name: authors.name },
  terms: documentTermNames,
};
const { body: _body, ...withoutBody } = pageColumns;

/** What lists read of a document, with its author joined. */
export const listedColumns = withoutBody;

/** The document whose page stands at `path`, if it is public by now. One query. */
export async function findPublishedByPath(
  db: Database,
  path: string,
): Promise<FullDocument | undefined> {
  return findFirstPublished(db, { paths: [path] });
}

/** Of some addresses, those at which a public page stands. */
const publicPaths = sql`(
    select coalesce(jsonb_agg(other.path), '[]') from documents other
    where other.path = any(${sql.placeholder("translations")}::text::text[])
      and other.status = 'published' and other.published_at <= now()
  )`.mapWith((text: string): readonly string[] => JSON.parse(text));

/** The most steps that the way to a page may have. */
const MOST_STEPS = 20;

/**
 * The public pages above a page, the topmost first; a circle of parents ends where it closes.
 * @param parentId the page right above it
 */
export const pagesAbove = (parentId: SQL) =>
  sql`(
    with recursive above as (
      select parent.*, array[documents.id, parent.id] as way from documents parent
      where parent.id = ${parentId} and parent.id <> documents.id
      union all
      select parent.*, way || parent.id from above join documents parent on parent.id = above.parent_id
      where parent.id <> all (way) and cardinality(way) <= ${sql.raw(String(MOST_STEPS))}
    )
    select coalesce(jsonb_agg(
      jsonb_build_object('title', title, 'path', path) order by cardinality(way) desc), '[]')
    from above where status = 'published' and published_at <= now()
  )`.mapWith((text: string): FoundDocument["above"] => JSON.parse(text));

/** Whether people said something below a document that is shown. */
export const hasShownComments = sql<boolean>`exists (
        select 1 from comments where comments.document_id = documents.id and comments.status = 'approved')`;

/** The address alone picks the row: with more conditions the planner may choose a worse index. */
const atPaths = preparedOnce((db) =>
  db
    .select({
      ...pageColumns,
      isPublic: sql<boolean>`(${isPublic()})`,
      translations: publicPaths,
      above: pagesAbove(sql`documents.parent_id`),
      hasComments: hasShownComments,
    })
    .from(documents)
    .leftJoin(authors, eq(authors.id, documents.authorId))
    .where(inArray(documents.path, [sql.placeholder("first"), sql.placeholder("second")]))
    .prepare("documents_at_paths"),
);

/** The document at the first of two addresses that has one, such as a translation's. One query. */
export async function findFirstPublished(
  db: Database,
  { paths, translations = [] }: DocumentQuestion,
): Promise<
  (FullDocument & Pick<FoundDocument, "translations" | "above" | "hasComments">) | undefined
> {
  const asked = paths.filter(isStorableText);
  const [path] = asked;
  if (path === undefined) return undefined;
  const found = await atPaths(db).execute({
    first: path,
    second: asked.at(-1),
    translations: arrayLiteral(translations.filter(isStorableText)),
  });
  const shown = found.filter((one) => one.isPublic && isPageKind(one.kind));
  const [first] = shown.sort((a, b) => asked.indexOf(a.path) - asked.indexOf(b.path));
  if (!first) return undefined;
  const { isPublic: _isPublic, ...document } = first;
  return document;
}

/** Texts as PostgreSQL reads an array of them: quoted as JSON is, where there is no control character. */
function arrayLiteral(texts: readonly string[]): string {
  return `{${texts.map((text) => JSON.stringify(text)).join(",")}}`;
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

/**
 * By the database's clock, which all servers share. Written out, not as parameters: only then
 * may a statement that is planned once use an index of published documents.
 */
export function isPublic(): SQL {
  return sql`${documents.status} = 'published' and ${documents.publishedAt} <= now()`;
}

function isPageKind(kind: DocumentKind): boolean {
  return PAGE_KINDS.some((pageKind) => pageKind === kind);
}

/** The same in a query, written out like isPublic. */
export function hasPage(): SQL {
  return sql`${documents.kind} in (${sql.raw(PAGE_KINDS.map((kind) => `'${kind}'`).join(", "))})`;
}

/** What searches may find, ours and others': all but products that their owner keeps out of them. */
export function isSearched(): SQL {
  return sql`not exists (
    select 1 from products where products.document_id = documents.id and not products.is_searched)`;
}
