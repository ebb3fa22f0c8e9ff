import { Hono } from "hono";
import type { PageSource } from "../../content/PageSource.ts";
import { searchText } from "../pages/searchText.ts";
import { refuseWriting } from "../refuseWriting.ts";

export const SUGGESTIONS_PATH = "/api/suggestions";

/** How many titles are suggested at most. */
export const MAX_SUGGESTIONS = 8;

/** What a visitor sees, and what is put into the field when it is chosen. */
export type Suggestion = { readonly label: string; readonly value: string };

/** `GET /api/suggestions?term=`: titles for a search field, best first, each once. */
export function suggestionRoutes({ source }: { readonly source: PageSource }): Hono {
  return new Hono().all(SUGGESTIONS_PATH, refuseWriting).get(SUGGESTIONS_PATH, async (c) => {
    const term = searchText(new URL(c.req.url).searchParams, "term");
    const found = term ? await source.suggest(term, MAX_SUGGESTIONS) : [];
    const titles = [...new Set(found.map(({ title }) => title))];
    const suggestions: readonly Suggestion[] = titles.map((title) => ({
      label: title,
      value: title,
    }));
    return c.json(suggestions, 200, { "cache-control": "public, max-age=60" });
  });
}
