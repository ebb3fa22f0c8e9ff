import { type SQL, sql } from "drizzle-orm";
import type { SearchAnswer, SearchHit } from "../content/PageSource.ts";
import { hasPage, isPublic, isSearched } from "./documents.ts";
import { productPriceColumns } from "./listedProducts.ts";
import { listPage, type PageQuestion, rangeOf } from "./listPage.ts";
import type { Database } from "./Store.ts";
import { documents, products } from "./schema.ts";
import { type Asked, exactQuery, forgivingQuery, readAsked } from "./searchQuery.ts";

export type SearchQuestion = PageQuestion & {
  /** What a visitor wrote; MAX_SEARCH_LENGTH of it counts. */
  readonly text: string;
};

/**
 * How many hits a search has at most: those whose title is what was asked, then the newest. More
 * nobody pages through, and ranking them all would take long.
 */
export const MAX_HITS = 1000;

/**
 * Public pages, posts, products and projects with these words, best first: in the title before
 * the excerpt before the text. Where there is none, those with words that are like them. One
 * query, or two. Any text leads to an answer.
 */
export async function search(db: Database, question: SearchQuestion): Promise<SearchAnswer> {
  const asked = readAsked(question.text);
  if (asked.words.length === 0) return { ...listPage([], 0, question), match: "exact" };
  const exact = await readHits(db, foundBy(exactQuery(asked), asked), question);
  if (exact.total > 0) return { ...listPage(exact.hits, exact.total, question), match: "exact" };
  const similar = await readHits(db, foundLike(asked), question);
  const match = similar.total > 0 ? "similar" : "exact";
  return { ...listPage(similar.hits, similar.total, question), match };
}

/** @param found a statement that gives id and rank, best first, at most MAX_HITS */
async function readHits(
  db: Database,
  found: SQL,
  question: SearchQuestion,
): Promise<{ readonly hits: readonly SearchHit[]; readonly total: number }> {
  const { offset, limit } = rangeOf(question);
  const rows = await db
    .select({
      total: sql`total`.mapWith(Number),
      hit: {
        kind: documents.kind,
        path: documents.path,
        title: documents.title,
        summary: documents.summary,
        picture: documents.picture,
        ...productPriceColumns,
      },
    })
    .from(sql`(
      with found as materialized (${found})
      select counted.total, page.* from (select count(*) as total from found) counted
        left join (select * from found order by place limit ${limit}::bigint offset ${offset}::bigint) page on true
    ) page`)
    .leftJoin(documents, sql`${documents.id} = page.id`)
    .leftJoin(products, sql`${products.documentId} = page.id`)
    .orderBy(sql`page.place`);
  const hits = rows.flatMap(({ hit }) => (hit.path === null ? [] : [hit as SearchHit]));
  return { hits, total: rows[0]?.total ?? 0 };
}

/**
 * The words stand in a statement of their own, so that the planner cannot look at them and think
 * that reading every document is cheaper: it does not know what unpacking their words costs.
 */
function foundBy(query: SQL, { title }: Asked): SQL {
  return sql`
    with asked as materialized (select ${query} as words),
    matching as materialized (
      select id, search_title, published_at from documents
      where search @@ (select words from asked) and ${isPublic()} and ${hasPage()} and ${isSearched()}
      order by search_title = ${title} desc, published_at desc, id
      limit ${sql.raw(String(MAX_HITS))}
    )
    select matching.id, row_number() over (
      order by matching.search_title = ${title} desc,
        ts_rank(documents.search, (select words from asked)) desc, matching.published_at desc, matching.id
    ) as place
    from matching join documents on documents.id = matching.id`;
}

/** Words with a slip that was put right count more than titles that only look alike. */
function foundLike(asked: Asked): SQL {
  const half = sql.raw(String(MAX_HITS / 2));
  return sql`
    with asked as materialized (select ${forgivingQuery(asked)} as words)
    select id, row_number() over (order by max(likeness) desc, max(published_at) desc, id) as place
    from (
      select id, 1 + ts_rank(search, (select words from asked)) as likeness, published_at from (
        select id, search, published_at from documents
        where search @@ (select words from asked) and ${isPublic()} and ${hasPage()} and ${isSearched()}
        order by published_at desc, id limit ${half}
      ) with_slips
      union all
      select titles.id, likeness, documents.published_at
      from similar_titles(${asked.title}, ${half}) titles
        join documents on documents.id = titles.id
    ) alike
    group by id`;
}
