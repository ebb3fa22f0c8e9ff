import { Hono } from "hono";
import type { Suggestion } from "vitrine/autocomplete";
import type { PageSource } from "../../content/PageSource.ts";
import { languageOf } from "../../texts/languages.ts";
import { localeOf } from "../../texts/localeOf.ts";
import { searchText } from "../pages/searchText.ts";
import { refuseWriting } from "../refuseWriting.ts";

export const SUGGESTIONS_PATH = "/api/suggestions";

/** How many titles are suggested at most. */
export const MAX_SUGGESTIONS = 8;

/**
 * `GET /api/suggestions?term=`: titles for a search field, best first, each once, with the address
 * of their page. `?lang=` says in which language of the site the page shall be.
 */
export function suggestionRoutes({ source }: { readonly source: PageSource }): Hono {
  return new Hono().all(SUGGESTIONS_PATH, refuseWriting).get(SUGGESTIONS_PATH, async (c) => {
    const { searchParams } = new URL(c.req.url);
    const term = searchText(searchParams, "term");
    const found = term ? await source.suggest(term, MAX_SUGGESTIONS) : [];
    const site = await source.readSite();
    const { page } = localeOf(site, languageOf(searchParams.get("lang") ?? site.language).tag);
    const suggestions: readonly Suggestion[] = found
      .filter(
        ({ title }, index) => title && found.findIndex((one) => one.title === title) === index,
      )
      .map(({ title, path }) => ({ label: title, value: title, url: page(path) }));
    return c.json(suggestions, 200, { "cache-control": "public, max-age=60" });
  });
}
