import type { ListPage } from "../content/PageSource.ts";
import { listPage, type PageQuestion, rangeOf } from "./listPage.ts";

/**
 * A page of rows that each say how many there are in all. Beyond the last page there is no row to say so,
 * and it is counted.
 */
export async function countedPage<Row extends { readonly total: number | string }>(
  rows: readonly Row[],
  question: PageQuestion,
  count: () => PromiseLike<number>,
): Promise<ListPage<Omit<Row, "total">>> {
  const isFirst = rangeOf(question).offset === 0;
  const total = Number(rows[0]?.total ?? (isFirst ? 0 : await count()));
  return listPage(
    rows.map(({ total: _total, ...item }) => item),
    total,
    question,
  );
}
