import { useMemo, useState } from "react";

type Identified = { readonly id: string };
type PageOf<Row> = { readonly items: readonly Row[]; readonly total: number };

export type KeptRowsOptions<Row, Page> = {
  readonly list: { readonly data: Page | undefined; readonly isPlaceholderData: boolean };
  /** Tells apart what is asked of the list. */
  readonly query: string;
  /** Those that must not go; the same array until they are others. */
  readonly kept: readonly Row[];
};

/** A page of the list with those that are kept, also where it has them no more: in their place, or else first. */
export function useKeptRows<Row extends Identified, Page extends PageOf<Row>>({
  list,
  query,
  kept,
}: KeptRowsOptions<Row, Page>): Page | undefined {
  const { data, isPlaceholderData } = list;
  const [last, setLast] = useState<Shown>({ query, ids: [] });
  const before = isPlaceholderData || last.query === query ? last.ids : NONE;
  const page = useMemo(() => data && withKept({ page: data, kept, before }), [data, kept, before]);
  const ids = page?.items.map(({ id }) => id) ?? NONE;
  const isOther = last.query !== query || last.ids.join() !== ids.join();
  if (page && !isPlaceholderData && isOther) setLast({ query, ids });
  return page;
}

type Shown = { readonly query: string; readonly ids: readonly string[] };

const NONE: readonly string[] = [];

type Parts<Row, Page> = {
  readonly page: Page;
  readonly kept: readonly Row[];
  /** What was shown, in its order. */
  readonly before: readonly string[];
};

function withKept<Row extends Identified, Page extends PageOf<Row>>({
  page,
  kept,
  before,
}: Parts<Row, Page>): Page {
  const gone = kept
    .filter((row) => !page.items.some(({ id }) => id === row.id))
    .toSorted((one, other) => before.indexOf(one.id) - before.indexOf(other.id));
  if (gone.length === 0) return page;
  const items = [...page.items];
  for (const row of gone) {
    const above = before
      .slice(0, Math.max(0, before.indexOf(row.id)))
      .findLast((id) => items.some((item) => item.id === id));
    items.splice(items.findIndex(({ id }) => id === above) + 1, 0, row);
  }
  return { ...page, items, total: page.total + gone.length };
}
