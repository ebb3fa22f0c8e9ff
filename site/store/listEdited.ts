import { and, asc, desc, eq, getTableColumns, like, type SQL, sql } from "drizzle-orm";
import { foldWords } from "../content/foldText.ts";
import type { ListPage } from "../content/PageSource.ts";
import type { Picture } from "../content/picture.ts";
import { countedPage } from "./countedPage.ts";
import { type PageQuestion, rangeOf } from "./listPage.ts";
import { seenLately } from "./presence.ts";
import { isScheduled } from "./readEdited.ts";
import type { Database } from "./Store.ts";
import {
  authors,
  type DocumentKind,
  type DocumentStatus,
  documents,
  documentTerms,
  editing,
  products,
  terms,
  users,
} from "./schema.ts";

/** By what documents are sorted; with "-" before it the other way round. */
export type EditedOrder = "updated" | "title" | "published" | "path";

export type EditedQuestion = PageQuestion & {
  readonly kind: DocumentKind;
  /** Default all but the trash. "published" leaves out what is only planned. */
  readonly state?: DocumentStatus | "scheduled" | undefined;
  /** Words that the title must hold, whole or in part. */
  readonly search: string;
  /** Ids. */
  readonly term?: string | undefined;
  readonly author?: string | undefined;
  /** BCP 47. */
  readonly language?: string | undefined;
  /** Of the site: what names no language is in this. */
  readonly siteLanguage: string;
  readonly order: EditedOrder | `-${EditedOrder}`;
  /** The id of who asks: whether they have it open is no news to them. */
  readonly reader: string;
};

/** A document in the list of those who write it. */
export type ListedEdited = {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly path: string;
  readonly title: string;
  readonly status: DocumentStatus;
  readonly isScheduled: boolean;
  readonly language: string | null;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
  readonly updatedByName: string | null;
  readonly author: string | null;
  readonly terms: readonly string[];
  readonly picture: Picture | null;
  readonly priceFrom: number | null;
  readonly inStock: boolean | null;
  readonly openBy: readonly string[];
};

/**
 * A page of the documents of a kind for those who write them, in any state. What fits is found and
 * counted by indexes alone; only the rows of the page are read, and no body. One query, and one more
 * beyond the last page.
 */
export async function listEdited(
  db: Database,
  question: EditedQuestion,
): Promise<ListPage<ListedEdited>> {
  const fits = isAskedFor(question);
  const { offset, limit } = rangeOf(question);
  const count = db.$count(documents, fits);
  const page = db
    .select({ id: documents.id, place: sql<number>`row_number() over ()`.as("place") })
    .from(documents)
    .where(fits)
    .orderBy(...ORDERS[question.order])
    .limit(limit)
    .offset(offset)
    .as("page");
  const rows = await db
    .select({ ...listedColumns, openBy: openBy(question.reader), total: count })
    .from(page)
    .innerJoin(documents, eq(documents.id, page.id))
    .leftJoin(authors, eq(authors.id, documents.authorId))
    .leftJoin(users, eq(users.id, documents.updatedBy))
    .leftJoin(products, eq(products.documentId, documents.id))
    .orderBy(page.place);
  return countedPage(rows, question, () => count);
}

const { id, kind, title, status, language, publishedAt, updatedAt, picture } =
  getTableColumns(documents);

const listedColumns = {
  ...{ id, kind, title, status, language, publishedAt, updatedAt, picture },
  // Of what lies in the trash, where it was.
  path: sql<string>`coalesce(${documents.trashed} ->> 'path', ${documents.path})`,
  isScheduled,
  updatedByName: users.name,
  author: authors.name,
  terms: namesOf(sql`
    select ${terms.name} as name from ${documentTerms} join ${terms} on ${terms.id} = ${documentTerms.termId}
    where ${documentTerms.documentId} = ${documents.id}`),
  priceFrom: products.priceFrom,
  inStock: products.inStock,
};

function openBy(reader: string) {
  return namesOf(sql`
    select ${users.name} as name from ${editing} join ${users} on ${users.id} = ${editing.userId}
    where ${editing.documentId} = ${documents.id} and ${seenLately} and ${editing.userId} <> ${reader}`);
}

function namesOf(names: SQL): SQL<readonly string[]> {
  return sql`(select coalesce(jsonb_agg(name order by name), '[]') from (${names}) named)`.mapWith(
    (text: string): readonly string[] => JSON.parse(text),
  );
}

const ORDERS: Readonly<Record<EditedQuestion["order"], readonly SQL[]>> = {
  updated: [asc(documents.updatedAt), asc(documents.id)],
  "-updated": [desc(documents.updatedAt), desc(documents.id)],
  title: [asc(documents.searchTitle), asc(documents.id)],
  "-title": [desc(documents.searchTitle), desc(documents.id)],
  published: [asc(documents.publishedAt), asc(documents.id)],
  "-published": [desc(documents.publishedAt), desc(documents.id)],
  path: [asc(documents.path)],
  "-path": [desc(documents.path)],
};

function isAskedFor({ kind: of, state, search, term, author, ...question }: EditedQuestion) {
  const words = foldWords(search, search.length);
  return and(
    eq(documents.kind, of),
    isInState(state),
    ...words.map((word) => like(documents.searchTitle, `%${word}%`)),
    term === undefined
      ? undefined
      : sql`${documents.id} in (
          select ${documentTerms.documentId} from ${documentTerms} where ${documentTerms.termId} = ${term}::uuid)`,
    author === undefined ? undefined : eq(documents.authorId, author),
    question.language === undefined
      ? undefined
      : sql`coalesce(${documents.language}, ${question.siteLanguage}::text) = ${question.language}`,
  );
}

/** Written out where it is a constant: only then may an index of published documents be used. */
function isInState(state: EditedQuestion["state"]): SQL {
  if (state === undefined) return sql`${documents.status} <> 'trash'`;
  if (state === "published" || state === "scheduled") {
    const when = state === "published" ? sql`<=` : sql`>`;
    return sql`${documents.status} = 'published' and ${documents.publishedAt} ${when} now()`;
  }
  return eq(documents.status, state);
}
