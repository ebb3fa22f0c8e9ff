import { inArray, sql } from "drizzle-orm";
import { foldWords } from "../content/foldText.ts";
import type { Database } from "./Store.ts";
import { type TermKind, terms } from "./schema.ts";
import { type Placed, treeOrder } from "./treeOrder.ts";

type Row = Omit<typeof terms.$inferSelect, "kind" | "description"> & {
  /** How many documents have it, all but those in the trash. */
  readonly count: number;
};
export type ListedTerm = Placed<Row>;

export type TermsQuestion = {
  readonly kind: TermKind;
  /** Part of a name. */
  readonly search: string;
  readonly sort: "tree" | "-tree" | "name" | "-name" | "count" | "-count";
  /** From 1. */
  readonly page: number;
  readonly per: number;
};

/**
 * The terms of a kind, and how many there are. One query, which reads all of the kind, since a tree is a whole:
 * as one value, which the embedded database hands over ten times as fast as rows.
 */
export async function listTerms(
  db: Database,
  { kind, search, sort, page, per }: TermsQuestion,
): Promise<{ readonly items: readonly ListedTerm[]; readonly total: number }> {
  const [{ rows } = { rows: [] }] = await db
    .select({ rows: rowsOf(kind) })
    .from(sql`(select 1) one`);
  const wanted = fold(search);
  const placed = treeOrder(rows);
  const found = wanted ? placed.filter(({ row }) => fold(row.name).includes(wanted)) : placed;
  const sorted = sort.endsWith("tree") ? found : found.toSorted(ORDERS[wordOf(sort)]);
  const items = sort.startsWith("-") ? sorted.toReversed() : sorted;
  return { items: items.slice((page - 1) * per, page * per), total: items.length };
}

function rowsOf(kind: TermKind) {
  return sql`(
    with counts as (
      select term_id, count(*) as count
      from document_terms
        join terms on terms.id = document_terms.term_id and terms.kind = ${kind}
        join documents on documents.id = document_terms.document_id and documents.status <> 'trash'
      group by term_id
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'name', name,
      'parentId', parent_id, 'position', position, 'count', coalesce(counts.count, 0))
      order by position, name, slug), '[]')
    from terms left join counts on counts.term_id = terms.id where kind = ${kind}
  )`.mapWith((text: string): readonly Row[] => JSON.parse(text));
}

/** What is said of some terms, by their ids. One query. */
export async function readDescriptions(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: terms.id, description: terms.description })
    .from(terms)
    .where(inArray(terms.id, [...ids]));
  return new Map(rows.map(({ id, description }) => [id, description]));
}

/** How much of a name is compared, in UTF-16 units. */
const COMPARED = 200;

function fold(name: string): string {
  return foldWords(name, COMPARED).join(" ");
}

const names = new Intl.Collator(undefined, { numeric: true });
const byName = (a: ListedTerm, b: ListedTerm) => names.compare(a.row.name, b.row.name);
const ORDERS = {
  name: byName,
  count: (a: ListedTerm, b: ListedTerm) => a.row.count - b.row.count || byName(a, b),
} as const;

function wordOf(sort: TermsQuestion["sort"]): keyof typeof ORDERS {
  return sort.endsWith("name") ? "name" : "count";
}
