import { type SQL, sql } from "drizzle-orm";
import { foldWords } from "../content/foldText.ts";
import type { ListPage } from "../content/PageSource.ts";
import { listOf } from "./listOf.ts";
import { listPage, type PageQuestion, rangeOf } from "./listPage.ts";
import type { Database } from "./Store.ts";
import { type TermKind, terms } from "./schema.ts";
import { type Placed, treeOrder } from "./treeOrder.ts";

type Row = Omit<typeof terms.$inferSelect, "kind" | "description"> & {
  /** How many documents have it, all but those in the trash; 0 where nobody asked. */
  readonly count: number;
};
/** A term of one page of them. */
export type ListedTerm = Placed<Row> & { readonly description: string };

export type TermsQuestion = PageQuestion & {
  readonly kind: TermKind;
  /** Part of a name. */
  readonly search: string;
  readonly sort: "tree" | "-tree" | "name" | "-name" | "count" | "-count";
};

/**
 * The terms of a kind, and how many there are. Two queries: the first reads all of the kind, since a tree is a
 * whole, as one value, which the embedded database hands over ten times as fast as rows. Documents are counted for
 * those that are listed, and for all only where that is the order.
 */
export async function listTerms(
  db: Database,
  { kind, search, sort, ...page }: TermsQuestion,
): Promise<ListPage<ListedTerm>> {
  const wanted = fold(search);
  const placed = treeOrder(await readAll(db, { kind, isCounted: sort.endsWith("count") }));
  const found = wanted ? placed.filter(({ row }) => fold(row.name).includes(wanted)) : placed;
  const sorted = sort.endsWith("tree") ? found : found.toSorted(ORDERS[wordOf(sort)]);
  const items = sort.startsWith("-") ? sorted.toReversed() : sorted;
  const { limit, offset } = rangeOf(page);
  const listed = await describe(db, items.slice(offset, offset + limit));
  return listPage(listed, items.length, page);
}

type Read = { readonly kind: TermKind; readonly isCounted: boolean };

async function readAll(db: Database, { kind, isCounted }: Read): Promise<readonly Row[]> {
  const ofKind = sql`select id from terms where kind = ${kind}`;
  const rows = sql`(
    with counts as (${isCounted ? countsOf(ofKind) : NO_COUNTS})
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'name', name,
      'parentId', parent_id, 'position', position, 'count', coalesce(counts.count, 0))
      order by position, name, slug), '[]')
    from terms left join counts on counts.term_id = terms.id where kind = ${kind}
  )`.mapWith((text: string): readonly Row[] => JSON.parse(text));
  const [read] = await db.select({ rows }).from(sql`(select 1) one`);
  return read?.rows ?? [];
}

const NO_COUNTS = sql`select null::uuid term_id, 0 count where false`;

/** How many documents have each of these terms. What is in the trash is little: it is taken off, not looked for in all. */
function countsOf(ids: SQL): SQL {
  return sql`
    select term_id, sum(count)::int count from (
      select term_id, count(*) count from document_terms where term_id in (${ids}) group by term_id
      union all
      select term_id, -count(*)
      from document_terms join documents on documents.id = document_id and status = 'trash'
      where term_id in (${ids}) group by term_id
    ) parts group by term_id`;
}

/** Adds what only those on the page need. */
async function describe(
  db: Database,
  listed: readonly Placed<Row>[],
): Promise<readonly ListedTerm[]> {
  if (listed.length === 0) return [];
  const ids = listOf(
    listed.map(({ row }) => row.id),
    "uuid",
  );
  const counts = sql`(${countsOf(ids)}) counts`;
  const rows = await db
    .select({
      id: terms.id,
      description: terms.description,
      count: sql<number>`coalesce(counts.count, 0)`,
    })
    .from(terms)
    .leftJoin(counts, sql`counts.term_id = ${terms.id}`)
    .where(sql`${terms.id} in (${ids})`);
  const known = new Map(rows.map(({ id, ...said }) => [id, said]));
  return listed.map((item) => {
    const { count, description } = known.get(item.row.id) ?? { count: 0, description: "" };
    return { ...item, row: { ...item.row, count }, description };
  });
}

/** How much of a name is compared, in UTF-16 units. */
const COMPARED = 200;

function fold(name: string): string {
  return foldWords(name, COMPARED).join(" ");
}

const names = new Intl.Collator(undefined, { numeric: true });
const byName = (a: Placed<Row>, b: Placed<Row>) => names.compare(a.row.name, b.row.name);
const ORDERS = {
  name: byName,
  count: (a: Placed<Row>, b: Placed<Row>) => a.row.count - b.row.count || byName(a, b),
} as const;

function wordOf(sort: TermsQuestion["sort"]): keyof typeof ORDERS {
  return sort.endsWith("name") ? "name" : "count";
}
