import type { ListPage } from "../../content/PageSource.ts";

/** What a list says beside its rows: which page this is, and how many there are. */
export function pageOf({ total, page, pageCount }: Omit<ListPage<unknown>, "items">) {
  return { total, page, page_count: pageCount };
}
