import { and, asc, desc, or, type SQL, sql } from "drizzle-orm";
import { isUnspaced } from "../content/foldText.ts";
import { hasPage, isPublic, isSearched } from "./documents.ts";
import type { Database } from "./Store.ts";
import { documents } from "./schema.ts";
import { type Asked, MIN_TYPO_LENGTH, readAsked } from "./searchQuery.ts";

export type SuggestedTitle = { readonly title: string; readonly path: string };

/** The most suggestions at a time. */
export const MAX_SUGGESTED = 20;

/**
 * Titles that a visitor may be about to write: those with words that begin as theirs, then those
 * that are like it. One query, or two. Any text leads to an answer.
 */
export async function suggest(
  db: Database,
  text: string,
  limit: number,
): Promise<readonly SuggestedTitle[]> {
  const asked = readAsked(text);
  const wanted = Math.min(MAX_SUGGESTED, Math.max(0, Math.floor(limit)));
  if (asked.words.length === 0 || !(wanted > 0)) return [];
  const begun = await listBegun(db, asked, wanted);
  if (begun.length >= wanted || asked.title.length < MIN_TYPO_LENGTH) return begun;
  const similar = await listSimilar(db, asked, wanted);
  const known = new Set(begun.map(({ path }) => path));
  return [...begun, ...similar.filter(({ path }) => !known.has(path))].slice(0, wanted);
}

/** A title that begins with all of it comes first, then one that holds it, then shorter ones. */
function listBegun(db: Database, { words, title }: Asked, limit: number) {
  return db
    .select({ title: documents.title, path: documents.path })
    .from(documents)
    .where(and(isPublic(), hasPage(), isSearched(), ...words.map(hasWordWith)))
    .orderBy(
      desc(sql`${documents.searchTitle} like ${`${title}%`}`),
      desc(sql`${documents.searchTitle} like ${`% ${title}%`}`),
      asc(sql`length(${documents.searchTitle})`),
      desc(documents.publishedAt),
      asc(documents.id),
    )
    .limit(limit);
}

/** Words are letters and digits only: nothing in them is a wildcard. */
function hasWordWith(beginning: string): SQL | undefined {
  const { searchTitle } = documents;
  if (isUnspaced(beginning)) return sql`${searchTitle} like ${`%${beginning}%`}`;
  return or(
    sql`${searchTitle} like ${`${beginning}%`}`,
    sql`${searchTitle} like ${`% ${beginning}%`}`,
  );
}

function listSimilar(db: Database, { title }: Asked, limit: number) {
  return db
    .select({ title: documents.title, path: documents.path })
    .from(sql`similar_titles(${title}, ${limit}::integer) similar_title`)
    .innerJoin(documents, sql`${documents.id} = similar_title.id`)
    .orderBy(
      desc(sql`similar_title.likeness`),
      asc(sql`length(${documents.searchTitle})`),
      desc(documents.publishedAt),
      asc(documents.id),
    );
}
