import { MAX_SEARCH_LENGTH } from "../../content/searchRules.ts";

/** What is searched for: one line, cut to what anyone would write; "" where nothing is. */
export function searchText(query: URLSearchParams, name = "q"): string {
  const text = (query.get(name) ?? "").replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();
  return [...text].slice(0, MAX_SEARCH_LENGTH).join("").trim();
}
