import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { ArchiveQuestion, PageSource, SitemapEntry } from "../../content/PageSource.ts";
import { LANGUAGES } from "../../texts/languages.ts";
import { localeOf } from "../../texts/localeOf.ts";
import { robotsTxt } from "../feeds/robotsTxt.ts";
import { RSS_TYPE, rssFeed } from "../feeds/rssFeed.ts";
import { SITEMAP_TYPE, sitemapIndex, sitemapPart } from "../feeds/sitemap.ts";
import { refuseWriting } from "../refuseWriting.ts";
import { SiteError } from "../SiteError.ts";

export type FeedOptions = {
  readonly source: PageSource;
  /** The public address; without it, each is told the one it asked for, which is one of ours. */
  readonly origin: string | undefined;
};

/** How many posts a feed holds. */
export const FEED_SIZE = 20;

/** How long a feed reader or a search engine may keep what it was told, in seconds. */
export const FEED_MAX_AGE = 600;

type Env = { Bindings: HttpBindings };

/** For programs that follow the site: feeds, the list of its addresses, rules for robots. */
export function feedRoutes({ source, origin }: FeedOptions): Hono<Env> {
  const originOf = (c: Context<Env>): string => origin ?? new URL(c.req.url).origin;

  /** The newest posts, or those of one term; each feed stands below the page that shows the same. */
  async function feed(c: Context<Env>, term?: ArchiveQuestion["term"]): Promise<Response> {
    const question = { kind: "post" as const, page: 1, pageSize: FEED_SIZE, term };
    const [site, found] = await Promise.all([source.readSite(), source.listArchive(question)]);
    if (!found) throw new SiteError(404, "There is no feed at this address.");
    const { pathname } = new URL(c.req.url);
    const { say } = localeOf(site, site.language);
    const text = rssFeed(found.items, site, {
      title: found.subject?.name ?? say("journal.title"),
      ...(found.subject?.description && { description: found.subject.description }),
      page: pathname.replace(/\/feed\.xml$/, ""),
      feed: pathname,
      origin: originOf(c),
    });
    return answer(c, text, RSS_TYPE);
  }

  return new Hono<Env>()
    .use("/journal/feed.xml", refuseWriting)
    .get("/journal/feed.xml", (c) => feed(c))
    .get("/journal/category/:slug/feed.xml", (c) =>
      feed(c, { kind: "category", slug: c.req.param("slug") }),
    )
    .get("/journal/tag/:slug/feed.xml", (c) => feed(c, { kind: "tag", slug: c.req.param("slug") }))
    .get("/sitemap.xml", async (c) =>
      answer(c, sitemapIndex(await source.countAddresses(), originOf(c)), SITEMAP_TYPE),
    )
    .get("/:file{sitemap-(?:0|[1-9]\\d{0,3})\\.xml}", async (c) => {
      const part = Number(/\d+/.exec(c.req.param("file"))?.[0]);
      const entries = await source.listAddresses(part);
      if (entries.length === 0 && part > 0) {
        throw new SiteError(404, "The list of addresses has no such part.");
      }
      const lists = part === 0 ? await listsOf(source) : [];
      return answer(c, sitemapPart([...lists, ...entries], originOf(c)), SITEMAP_TYPE);
    })
    .get("/robots.txt", async (c) => {
      const site = await source.readSite();
      const prefixes = LANGUAGES.map(({ tag }) => localeOf(site, tag).prefix);
      const text = robotsTxt({ origin: originOf(c), prefixes: prefixes.filter(Boolean) });
      return answer(c, text, "text/plain; charset=utf-8");
    });
}

/** The lists that hold something. They are no documents, and change with whatever is in them. */
async function listsOf(source: PageSource): Promise<readonly SitemapEntry[]> {
  const [sections, categories] = await Promise.all([
    source.readSections(),
    source.readCategories(),
  ]);
  const shelves = categories
    .filter(({ count }) => count > 0)
    .map(({ slug }) => `/shop/category/${slug}`);
  return [...sections, ...shelves].map((path) => ({ path }));
}

function answer(c: Context, text: string, type: string): Response {
  return c.body(text, 200, {
    "content-type": type,
    "cache-control": `public, max-age=${FEED_MAX_AGE}`,
  });
}
