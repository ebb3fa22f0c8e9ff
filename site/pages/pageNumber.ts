/** The highest number of a page that is looked up; beyond it, no list can be. */
export const MAX_PAGE = 100_000;

/** The page of a list that a query asks for: a whole number from 1; anything else is the first. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get("page") ?? "";
  return /^[1-9]\d{0,99}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
}

/** The query of a list's page: nothing for the first, so that it has one address. */
export function pageQuery(query: URLSearchParams): URLSearchParams {
  const page = pageNumber(query);
  return new URLSearchParams(page > 1 ? { page: String(page) } : {});
}

/** The address of a list's page; the first has that of the list. */
export function pageAddress(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
