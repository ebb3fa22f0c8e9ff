import { pageNumber, pageQuery } from "../../pages/pageNumber.ts";
import { SearchPage } from "../../pages/SearchPage.tsx";
import { matchingCategories } from "../../pages/shop/matchingCategories.ts";
import type { Page } from "../render/renderPage.tsx";
import { pageTitle } from "./headOf.ts";
import type { PageRequest, PageRoute } from "./PageRoute.ts";
import { searchText } from "./searchText.ts";

/** How many results a page shows. */
export const SEARCH_PAGE_SIZE = 20;

/** The search, whose addresses visitors write: no answer of it is kept. */
export const searchRoute: PageRoute = {
  pattern: "/search",
  summary: "Search in pages, posts, work and products: ?q and ?page.",
  isCached: false,
  query(asked) {
    const text = searchText(asked);
    return new URLSearchParams([...(text ? [["q", text]] : []), ...pageQuery(asked)]);
  },
  make: searchPage,
};

async function searchPage(request: PageRequest): Promise<Page> {
  const { query, source, locale } = request;
  const text = searchText(query);
  const page = pageNumber(query);
  const [answer, categories] = text
    ? await Promise.all([
        source.search({ text, page, pageSize: SEARCH_PAGE_SIZE }),
        source.readCategories(),
      ])
    : [undefined, []];
  const title = text ? locale.say("search.titleFor", { text }) : locale.say("search.title");
  return {
    status: answer && answer.page > answer.pageCount ? 404 : 200,
    head: { title: pageTitle(title, request), hidden: true },
    print: { post_type: "" },
    body: (
      <SearchPage
        text={text}
        answer={answer}
        categories={page === 1 ? matchingCategories(text, categories) : []}
      />
    ),
  };
}
