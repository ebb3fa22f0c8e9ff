import type { ListPage } from "../../content/PageSource.ts";

/** The numbers of a page of a list and the addresses of the others, as the API says them. */
export function pageNumbers({ total, page, pageCount }: ListPage<unknown>, address: string) {
  const [path = "", text = ""] = address.split("?");
  const link = (number: number): string => {
    const query = new URLSearchParams(text);
    query.set("page", String(number));
    return `${path}?${query}`;
  };
  return {
    total,
    page,
    page_count: pageCount,
    links: {
      first: link(1),
      previous: page > 1 ? link(Math.min(page - 1, pageCount)) : null,
      next: page < pageCount ? link(page + 1) : null,
      last: link(pageCount),
    },
  };
}
