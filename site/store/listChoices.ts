import { and, asc, eq, like, ne, type SQL, sql } from "drizzle-orm";
import { foldWords } from "../content/foldText.ts";
import { listOf } from "./listOf.ts";
import type { Database } from "./Store.ts";
import { authors, documents, TERM_KINDS, type TermKind, terms } from "./schema.ts";

/** What else an editor chooses from: whom a text is by, what it belongs to, what it stands below or leads to. */
export const CHOICE_KINDS = ["author", "page", "product", ...TERM_KINDS] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** Something to choose. */
export type Choice = {
  readonly id: string;
  readonly name: string;
  /** Tells apart what has the same name: an address, or the names above; "" where there is nothing. */
  readonly note: string;
};

export type ChoiceQuestion = {
  readonly kind: ChoiceKind;
  /** What a name must hold; "" for the first ones by name. */
  readonly search: string;
  /** Only these. Default all. */
  readonly ids?: readonly string[] | undefined;
  /** Of terms, leaves out this one and all that stand below it. */
  readonly notBelow?: string | undefined;
};

/** How many choices are listed at most: more nobody reads, they search. */
export const MAX_CHOICES = 50;

/** What may be chosen, by name. One query. */
export async function listChoices(
  db: Database,
  question: ChoiceQuestion,
): Promise<readonly Choice[]> {
  const { kind } = question;
  if (kind === "author") return listAuthors(db, question);
  if (kind === "page" || kind === "product") return listDocuments(db, { ...question, kind });
  return listTerms(db, { ...question, kind });
}

function listAuthors(db: Database, { search, ids }: ChoiceQuestion) {
  return db
    .select({ id: authors.id, name: authors.name, note: sql<string>`''` })
    .from(authors)
    .where(and(holds(sql`${authors.name}`, search), isAmong(sql`${authors.id}`, ids)))
    .orderBy(asc(authors.name), asc(authors.id))
    .limit(MAX_CHOICES);
}

function listDocuments(
  db: Database,
  { kind, search, ids }: ChoiceQuestion & { readonly kind: "page" | "product" },
) {
  const words = foldWords(search, search.length).map((word) =>
    like(documents.searchTitle, `%${word}%`),
  );
  return db
    .select({ id: documents.id, name: documents.title, note: documents.path })
    .from(documents)
    .where(
      and(
        eq(documents.kind, kind),
        ne(documents.status, "trash"),
        isAmong(sql`${documents.id}`, ids),
        ...words,
      ),
    )
    .orderBy(asc(documents.searchTitle), asc(documents.id))
    .limit(MAX_CHOICES);
}

/** The names above a term, the outermost first; a circle ends where it closes. */
const namesAbove = sql<string>`coalesce((
  with recursive above as (
    select parent.*, array[terms.id, parent.id] as way from terms parent where parent.id = terms.parent_id
    union all
    select parent.*, way || parent.id from above join terms parent on parent.id = above.parent_id
    where parent.id <> all (way)
  )
  select string_agg(name, ' › ' order by cardinality(way) desc) from above), '')`;

function listTerms(
  db: Database,
  { kind, search, ids, notBelow }: ChoiceQuestion & { readonly kind: TermKind },
) {
  return db
    .select({ id: terms.id, name: terms.name, note: namesAbove })
    .from(terms)
    .where(
      and(
        eq(terms.kind, kind),
        holds(sql`${terms.name}`, search),
        isAmong(sql`${terms.id}`, ids),
        notBelow === undefined ? undefined : isNotBelow(notBelow),
      ),
    )
    .orderBy(asc(terms.name), asc(terms.id))
    .limit(MAX_CHOICES);
}

function isNotBelow(id: string): SQL {
  return sql`${terms.id} not in (
    with recursive below as (
      select id from terms top where id = ${id}
      union
      select term.id from below join terms term on term.parent_id = below.id
    )
    select id from below)`;
}

function holds(name: SQL, search: string): SQL | undefined {
  if (search === "") return undefined;
  return sql`${name} ilike ${`%${search.replace(/[\\%_]/g, "\\$&")}%`}`;
}

function isAmong(id: SQL, ids: readonly string[] | undefined): SQL | undefined {
  return ids && sql`${id} in (${listOf(ids, "uuid")})`;
}
