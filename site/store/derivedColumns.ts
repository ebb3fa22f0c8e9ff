import { type SQL, sql } from "drizzle-orm";
import type { DocumentBody } from "../content/documentBody.ts";
import { foldWords, toIndexWords } from "../content/foldText.ts";
import { MAX_PLAIN_TEXT, plainTextOf } from "../content/plainTextOf.ts";
import { siteSettings } from "../content/siteSettings.ts";
import { summaryOf } from "../content/summaryOf.ts";

/** How much of a title is searched, in UTF-16 units: it must fit an index of PostgreSQL. */
export const MAX_SEARCHED_TITLE = 200;
/** How much of an excerpt is searched, in UTF-16 units. */
export const MAX_SEARCHED_EXCERPT = 5000;

/**
 * PostgreSQL's stemmers by language: searching "print" finds "printing". In other languages words
 * are found as they stand. A search asks all of them, since nobody says what language a word is in.
 */
export const STEMMERS = { en: "english", de: "german", ar: "arabic" } as const;

export type WrittenDocument = {
  readonly title: string;
  readonly excerpt: string;
  readonly body: DocumentBody;
  /** BCP 47; null means the site's own. */
  readonly language: string | null;
  /** What else it is known by, such as a product's article numbers: weighs as much as an excerpt. */
  readonly keywords: string;
};

/**
 * The columns that follow from what a document says: those by which it is found, where a title weighs more
 * than an excerpt and that more than text, and what lists say of it.
 */
export function derivedColumns(document: WrittenDocument): {
  readonly search: SQL;
  readonly searchTitle: string;
  readonly summary: string;
} {
  const title = foldWords(document.title, MAX_SEARCHED_TITLE);
  const excerpt = foldWords(document.excerpt, MAX_SEARCHED_EXCERPT);
  const keywords = foldWords(document.keywords, MAX_SEARCHED_EXCERPT);
  const text = foldWords(plainTextOf(document.body), MAX_PLAIN_TEXT);
  const parts = [
    weighted("A", title, document.language),
    weighted("B", [...excerpt, ...keywords], document.language),
    weighted("C", text, document.language),
  ];
  return {
    search: sql.join(parts, sql` || `),
    searchTitle: title.join(" ").slice(0, MAX_SEARCHED_TITLE),
    summary: summaryOf(document),
  };
}

function weighted(weight: "A" | "B" | "C", words: readonly string[], language: string | null): SQL {
  const text = toIndexWords(words).join(" ");
  return sql`setweight(to_tsvector('simple', ${text}::text) || to_tsvector(${stemmerOf(language)}, ${text}::text), ${sql.raw(`'${weight}'`)})`;
}

/** The site's language is asked where the row is written, so that a document costs no query more. */
function stemmerOf(language: string | null): SQL {
  const cases = Object.entries(STEMMERS).map(([code, stemmer]) =>
    sql.raw(`when '${code}' then '${stemmer}'`),
  );
  const siteLanguage = sql`(select value ->> 'language' from settings where key = ${siteSettings.key})`;
  const known = sql`coalesce(${language}::text, ${siteLanguage}, ${siteSettings.fallback.language})`;
  return sql`(case lower(split_part(${known}, '-', 1)) ${sql.join(cases, sql` `)} else 'simple' end)::regconfig`;
}
