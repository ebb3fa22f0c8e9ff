import type { ListPage } from "../content/PageSource.ts";

/** Which part of a list: its page from 1, and how many items a page holds. */
export type PageQuestion = { readonly page: number; readonly pageSize: number };

/** The most items that one page holds. */
export const MAX_PAGE_SIZE = 200;
/** Beyond this no list has items; PostgreSQL could not count much further. */
const MAX_OFFSET = 1_000_000_000;

/** What to read for a page. Whatever a caller gives leads to a page, if to an empty one. */
export function rangeOf(question: PageQuestion): {
  readonly offset: number;
  readonly limit: number;
} {
  const { page, pageSize } = sensible(question);
  return { offset: Math.min((page - 1) * pageSize, MAX_OFFSET), limit: pageSize };
}

/** A page with the numbers that lead to the others. */
export function listPage<Item>(
  items: readonly Item[],
  total: number,
  question: PageQuestion,
): ListPage<Item> {
  const { page, pageSize } = sensible(question);
  return { items, total, page, pageCount: Math.max(1, Math.ceil(total / pageSize)) };
}

function sensible({ page, pageSize }: PageQuestion): PageQuestion {
  return {
    page: Number.isFinite(page) ? Math.max(1, Math.floor(page)) : 1,
    pageSize: Number.isFinite(pageSize)
      ? Math.min(MAX_PAGE_SIZE, Math.max(1, Math.floor(pageSize)))
      : MAX_PAGE_SIZE,
  };
}
