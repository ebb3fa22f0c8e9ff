import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { readTheme, type Theme } from "vitrine/theme-switch/theme";
import type { PageSource } from "../../content/PageSource.ts";
import { encodePath, pagePath } from "../../content/pagePath.ts";
import { siteIn } from "../../content/siteSettings.ts";
import { localeOf } from "../../texts/localeOf.ts";
import { splitLanguage } from "../../texts/splitLanguage.ts";
import { acceptedEncoding } from "../acceptedEncoding.ts";
import type { Assets } from "../assets.ts";
import {
  answerPostedForm,
  isPostedForm,
  type PostedFormOptions,
} from "../contact-forms/answerPostedForm.tsx";
import { mayBeCached } from "../createFrontDoor.ts";
import { createRefiner } from "../createRefiner.ts";
import { isFresh } from "../isFresh.ts";
import { type CachedPage, type PageBody, type PageCache, pageKey } from "../pageCache.ts";
import type { PageRequest, PageRoute } from "../pages/PageRoute.ts";
import { findRoute } from "../pages/routes.ts";
import { compressOnce, preparePage } from "../preparePage.ts";
import { refuseWriting } from "../refuseWriting.ts";
import type { Page, PageStatus, RenderedPage } from "../render/renderPage.tsx";
import { renderSitePage } from "../render/renderSitePage.tsx";
import { SiteError } from "../SiteError.ts";
import { withPolicyBeyond } from "../securityHeaders.ts";
import { shareWork } from "../shareWork.ts";

export type PageOptions = PostedFormOptions & {
  readonly source: PageSource;
  readonly assets: Assets;
  readonly cache: PageCache;
  /** Also for canonical links; without it, there are none. */
  readonly origin: PostedFormOptions["origin"];
  readonly headers: Readonly<Record<string, string>>;
};

type Env = { Bindings: HttpBindings };
type PageContext = Context<Env>;

const NOT_FOUND = "There is no page at this address. It may have moved; the menu leads on.";

/** All pages of the site. Each is rendered once per content version, then comes from the cache. */
export function pageRoutes(options: PageOptions): Hono<Env> {
  const render = shareWork<CachedPage | Made>();
  const refine = createRefiner(options);

  /** `key` holds only what the page depends on: other queries must not fill the cache. */
  async function answerCached(c: PageContext, asked: AskedPage): Promise<Response> {
    const { cache } = options;
    const { generation } = asked;
    const page =
      cache.get(asked.key) ??
      (await render(`${generation} ${asked.key}`, async () => {
        const made = await make(asked, options);
        if (!("html" in made) || !made.isKept) return made;
        const prepared = await preparePage(made);
        cache.set(asked.key, prepared, generation);
        refine({ key: asked.key, page: prepared, generation });
        return prepared;
      }));
    if (!("bodies" in page)) return answerMade(c, page, options);
    const headers = { ...withPolicyBeyond(options.headers, page.policy), etag: page.etag };
    if (isFresh(c.req.header("if-none-match"), page.etag)) return c.body(null, 304, headers);
    const encoding = acceptedEncoding(c.req.header("accept-encoding"));
    return send(page.bodies[encoding], { ...headers, ...encoded(encoding) });
  }

  return new Hono<Env>()
    .post("*", async (c, next) => {
      if (!(await isPostedForm(c))) return next();
      const page = await readAddress(c, options);
      if ("movedTo" in page) return redirect(c, page.movedTo);
      const answer = await answerPostedForm(c, page, options);
      const made = answer ? whole(page, answer, options) : await findMoved(page.request);
      return answerMade(c, made, options);
    })
    .use(refuseWriting)
    .get("*", async (c) => {
      const page = await readAddress(c, options);
      if ("movedTo" in page) return redirect(c, page.movedTo);
      const mayKeep = page.route.isCached !== false && mayBeCached(c.env.incoming);
      return mayKeep ? answerCached(c, page) : answerMade(c, await make(page, options), options);
    });
}

/** What a request asks for. @throws SiteError 404 where its path can be no page's */
async function readAddress(c: PageContext, options: PageOptions): Promise<AskedPage | Moved> {
  // As it was asked for: Hono's own path is decoded already.
  const [asked = "", ...query] = (c.env.incoming.url ?? "").split("?");
  const path = pagePath(asked);
  if (path === undefined) throw new SiteError(404, NOT_FOUND);
  const address = encodePath(path);
  if (address !== asked) return { movedTo: [address, ...query].join("?") };
  const moved = path === "/" ? await findByNumber(query.join("?"), options.source) : undefined;
  if (moved !== undefined) return { movedTo: encodePath(moved) };
  const theme = readTheme(c.req.header("cookie"));
  return readAsked({ path, query: query.join("?"), theme }, options);
}

/** Where a page stands that another system knew by a number, such as /?p=12. */
async function findByNumber(
  query: string,
  source: Pick<PageSource, "findRedirect">,
): Promise<string | undefined> {
  const asked = /^(?:p|page_id|attachment_id|cat)=\d{1,20}(?=&|$)/.exec(query);
  return asked ? source.findRedirect(`/?${asked[0]}`) : undefined;
}

/** A page that was asked for, and the key under which it may be kept. */
type AskedPage = {
  readonly route: PageRoute;
  readonly request: PageRequest;
  readonly theme: Theme;
  readonly key: string;
  /** Of the cache, before the first of what the page is made of was read. */
  readonly generation: number;
};

/** What the request says: the path decoded, the query as text. */
type Asked = { readonly path: string; readonly query: string; readonly theme: Theme };

async function readAsked(
  { path: whole, query: text, theme }: Asked,
  { source, cache, origin, log }: PageOptions,
): Promise<AskedPage | Moved> {
  const generation = cache.generation();
  const site = await source.readSite();
  const { language, path, isPrefixed } = splitLanguage(whole, site.language);
  const { route, params } = findRoute(path);
  const query = route.query?.(new URLSearchParams(text)) ?? new URLSearchParams();
  const locale = localeOf(site, language);
  // The site's own language has no prefix: with one, a page would have two addresses.
  if (isPrefixed && locale.prefix === "") return { movedTo: encodePath(path) };
  return {
    route,
    request: { path, params, query, locale, site: siteIn(site, language), source, origin, log },
    theme,
    key: pageKey(encodePath(whole) + (query.size > 0 ? `?${query}` : ""), theme),
    generation,
  };
}

/** A page as HTML that is not kept, or where it stands now. */
type Made =
  | (RenderedPage & {
      readonly status: PageStatus;
      readonly isKept: boolean;
      /** Beside those of every page. */
      readonly headers?: Readonly<Record<string, string>>;
    })
  | Moved;

/** The address at which the page stands now. */
type Moved = { readonly movedTo: string };

async function make(asked: AskedPage, options: PageOptions): Promise<Made> {
  const page = await asked.route.make(asked.request);
  return page ? whole(asked, page, options) : findMoved(asked.request);
}

/** A page with all that stands around it. */
function whole({ request, theme }: AskedPage, page: Page, { assets }: PageOptions): Made {
  const rendered = renderSitePage({ ...request, page, theme }, assets);
  const { status = 200, isKept = true, headers = {} } = page;
  return { ...rendered, status, isKept: isKept && status === 200, headers };
}

/** Where a page that is no longer here stands now. @throws SiteError where it stands nowhere */
async function findMoved({ path, source, locale }: PageRequest): Promise<Moved> {
  const movedTo = await source.findRedirect(path);
  if (movedTo === undefined) throw new SiteError(404, NOT_FOUND);
  return { movedTo: locale.page(movedTo) };
}

function answerMade(c: PageContext, made: Made, { headers }: PageOptions): Response {
  if ("movedTo" in made) return redirect(c, made.movedTo);
  const encoding = acceptedEncoding(c.req.header("accept-encoding"));
  const body = compressOnce(Buffer.from(made.html), encoding);
  const own = { ...withPolicyBeyond(headers, made.policy), "cache-control": "private, no-store" };
  return send(body, { ...own, ...encoded(encoding), ...made.headers }, made.status);
}

/**
 * For good, as search engines want it; yet asked again, since what moved may move back. What a visitor
 * sent goes along: after a 301 browsers would ask for the page alone, and the words would be lost.
 */
function redirect(c: PageContext, address: string): Response {
  c.header("cache-control", "no-cache");
  return c.redirect(address, c.req.method === "POST" ? 308 : 301);
}

/** Without the context: its headers would be made twice, which a page is too dear for. */
function send(body: PageBody, headers: Record<string, string>, status = 200): Response {
  return new Response(body, {
    status,
    headers: { ...headers, "content-length": String(body.length) },
  });
}

function encoded(encoding: string): Record<string, string> {
  return encoding === "identity" ? {} : { "content-encoding": encoding };
}
