import { MAX_SEARCH } from "../../content/admin/listWire.ts";

/** What a list shows: as it stands in the address of its screen, and as the server is asked. */
export type ListState = {
  /** From 1. */
  readonly page: number;
  readonly per: number | undefined;
  /** No longer than a list can be searched for: an address may say anything. */
  readonly search: string;
  /** A column, with "-" before it from the last to the first; "" for the list's own order. */
  readonly sort: string;
  /** Values by the filter's name; only those that are set. */
  readonly filters: Readonly<Record<string, string>>;
};

const OWN = new Set(["page", "per", "search", "sort"]);

/** Reads a list's state from the address; other parameters than the filters' are left out. */
export function readListState(query: URLSearchParams, filters: readonly string[]): ListState {
  const page = Number(query.get("page"));
  const per = Number(query.get("per"));
  const set = filters.flatMap((name) => {
    const value = query.get(name);
    return value && !OWN.has(name) ? [[name, value] as const] : [];
  });
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    per: Number.isInteger(per) && per > 0 ? per : undefined,
    search: (query.get("search") ?? "").slice(0, MAX_SEARCH),
    sort: query.get("sort") ?? "",
    filters: Object.fromEntries(set),
  };
}

/** The state as parameters, the same for the address and for the server; what is as ever is left out. */
export function listQueryOf(state: ListState): Record<string, string> {
  const { page, per, search, sort, filters } = state;
  return {
    ...filters,
    ...(search && { search }),
    ...(sort && { sort }),
    ...(per !== undefined && { per: String(per) }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** Any change but that of the page leads to the first page: the old one may not be there. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change };
}

/** The next order when a column's head is pressed: by it, then backwards, then the list's own. */
export function nextSort(sort: string, column: string): string {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? "" : column;
}
