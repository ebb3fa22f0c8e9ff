import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Block } from "../../content/documentBody.ts";
import { DocumentPage } from "../../pages/DocumentPage.tsx";
import { JournalPage } from "../../pages/JournalPage.tsx";
import { Layout } from "../../pages/Layout.tsx";
import { acceptedEncoding } from "../acceptedEncoding.ts";
import type { Assets } from "../assets.ts";
import { mayBeCached } from "../createFrontDoor.ts";
import type { PageSource } from "../PageSource.ts";
import type { PageCache } from "../pageCache.ts";
import { encodePath, pagePath } from "../pagePath.ts";
import { compressOnce, preparePage } from "../preparePage.ts";
import { type Page, renderPage } from "../render/renderPage.tsx";
import { SiteError } from "../SiteError.ts";

export type PageOptions = {
  readonly source: PageSource;
  readonly assets: Assets;
  readonly cache: PageCache;
  readonly log: Logger;
  /** The public address, for canonical links; without it, there are none. */
  readonly origin: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
};

type Env = { Bindings: HttpBindings };
type PageContext = Context<Env>;

const NOT_FOUND = "There is no page at this address. It may have moved; the menu leads on.";
const POST_REFUSED = "Pages can be read, not written to. Go back and try the form again.";

/** All pages of the site. Each is rendered once per content version, then comes from the cache. */
export function pageRoutes(options: PageOptions): Hono<Env> {
  const render = renderOnce();

  async function answer(c: PageContext, make: () => Promise<Page>): Promise<Response> {
    const { cache, assets } = options;
    const request = c.env.incoming;
    if (!mayBeCached(request)) return answerUncached(c, renderPage(await make(), assets), options);
    const address = request.url ?? "";
    const page = await render(address, async () => {
      const generation = cache.generation();
      const prepared = await preparePage(renderPage(await make(), assets));
      cache.set(address, prepared, generation);
      return prepared;
    });
    const headers = { ...options.headers, etag: page.etag };
    if (c.req.header("if-none-match")?.includes(page.etag)) return c.body(null, 304, headers);
    const encoding = acceptedEncoding(c.req.header("accept-encoding"));
    return c.body(new Uint8Array(page.bodies[encoding]), 200, withEncoding(headers, encoding));
  }

  return new Hono<Env>()
    .get("/journal", (c) => answer(c, () => journal(c, options)))
    .get("*", async (c) => {
      const path = pagePath(c.req.path);
      if (path === undefined) throw new SiteError(404, NOT_FOUND);
      const tidy = encodePath(path);
      const query = new URL(c.req.url).search;
      if (new URL(tidy, c.req.url).pathname !== c.req.path) return c.redirect(tidy + query, 301);
      return answer(c, () => document(path, options));
    })
    .all("*", () => {
      throw new SiteError(405, POST_REFUSED, { headers: { allow: "GET, HEAD" } });
    });
}

/** Many who ask for the same new page at once wait for one rendering. */
function renderOnce(): <T>(address: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<unknown>>();
  return <T,>(address: string, work: () => Promise<T>) => {
    const before = underWay.get(address);
    if (before) return before as Promise<T>;
    const now = work().finally(() => underWay.delete(address));
    underWay.set(address, now);
    return now;
  };
}

function answerUncached(c: PageContext, html: string, { headers }: PageOptions): Response {
  const encoding = acceptedEncoding(c.req.header("accept-encoding"));
  const body = compressOnce(Buffer.from(html), encoding);
  const own = { ...headers, "cache-control": "private, no-store" };
  return c.body(new Uint8Array(body), 200, withEncoding(own, encoding));
}

function withEncoding(
  headers: Readonly<Record<string, string>>,
  encoding: string,
): Record<string, string> {
  return encoding === "identity" ? { ...headers } : { ...headers, "content-encoding": encoding };
}

async function document(path: string, { source, log, origin }: PageOptions): Promise<Page> {
  const [site, found] = await Promise.all([source.readSite(), source.findDocument(path)]);
  if (!found) throw new SiteError(404, NOT_FOUND);
  const onBroken = (block: Block, reason: string): void => {
    log.warn({ path, block: block.id, type: block.type, reason }, "block left out");
  };
  return {
    head: {
      title: path === "/" ? site.title : `${found.title || "Untitled"} · ${site.title}`,
      description: found.excerpt || undefined,
      language: found.language ?? site.language,
      canonical: origin && origin + encodePath(path),
    },
    print: { post_type: found.kind },
    body: (
      <Layout site={site} path={path}>
        <DocumentPage document={found} onBroken={onBroken} />
      </Layout>
    ),
  };
}

async function journal(c: PageContext, { source, origin }: PageOptions): Promise<Page> {
  const after = c.req.query("after");
  const [site, { entries, next }] = await Promise.all([
    source.readSite(),
    source.listJournal(after),
  ]);
  const older = next === undefined ? undefined : `/journal?after=${encodeURIComponent(next)}`;
  return {
    head: {
      title: `Journal · ${site.title}`,
      language: site.language,
      canonical: origin && `${origin}/journal`,
    },
    print: { post_type: "post" },
    body: (
      <Layout site={site} path="/journal">
        <JournalPage entries={entries} older={older} />
      </Layout>
    ),
  };
}
