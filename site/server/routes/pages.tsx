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
import { isFresh } from "../isFresh.ts";
import type { PageSource } from "../PageSource.ts";
import type { CachedPage, PageCache } from "../pageCache.ts";
import { encodePath, pagePath } from "../pagePath.ts";
import { compressOnce, preparePage } from "../preparePage.ts";
import { refuseWriting } from "../refuseWriting.ts";
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

/** All pages of the site. Each is rendered once per content version, then comes from the cache. */
export function pageRoutes(options: PageOptions): Hono<Env> {
  const render = renderOnce();

  /** `address` holds only what the page depends on: other queries must not fill the cache. */
  async function answer(
    c: PageContext,
    address: string,
    make: () => Promise<Page>,
  ): Promise<Response> {
    const { cache, assets } = options;
    if (!mayBeCached(c.env.incoming)) {
      return answerUncached(c, renderPage(await make(), assets), options);
    }
    const generation = cache.generation();
    const page =
      cache.get(address) ??
      (await render(`${generation} ${address}`, async () => {
        const prepared = await preparePage(renderPage(await make(), assets));
        cache.set(address, prepared, generation);
        return prepared;
      }));
    const headers = { ...options.headers, etag: page.etag };
    if (isFresh(c.req.header("if-none-match"), page.etag)) return c.body(null, 304, headers);
    const encoding = acceptedEncoding(c.req.header("accept-encoding"));
    return send(c, page.bodies[encoding], withEncoding(headers, encoding));
  }

  return new Hono<Env>()
    .use(refuseWriting)
    .get("/journal", (c) => {
      const after = options.source.isJournalPart(c.req.query("after"))
        ? c.req.query("after")
        : undefined;
      return answer(c, after === undefined ? "/journal" : `/journal?after=${after}`, () =>
        journal(after, options),
      );
    })
    .get("*", async (c) => {
      // As it was asked for: Hono's own path is decoded already.
      const [asked = "", ...query] = (c.env.incoming.url ?? "").split("?");
      const path = pagePath(asked);
      if (path === undefined) throw new SiteError(404, NOT_FOUND);
      const address = encodePath(path);
      if (address !== asked) return c.redirect([address, ...query].join("?"), 301);
      return answer(c, address, () => document(path, options));
    });
}

/** Many who ask for the same new page of the same content at once wait for one rendering. */
function renderOnce(): (key: string, work: () => Promise<CachedPage>) => Promise<CachedPage> {
  const underWay = new Map<string, Promise<CachedPage>>();
  return (key, work) => {
    const before = underWay.get(key);
    if (before) return before;
    const now = work().finally(() => underWay.delete(key));
    underWay.set(key, now);
    return now;
  };
}

function answerUncached(c: PageContext, html: string, { headers }: PageOptions): Response {
  const encoding = acceptedEncoding(c.req.header("accept-encoding"));
  const body = compressOnce(Buffer.from(html), encoding);
  const own = { ...headers, "cache-control": "private, no-store" };
  return send(c, body, withEncoding(own, encoding));
}

function send(c: PageContext, body: Buffer, headers: Record<string, string>): Response {
  const length = String(body.length);
  return c.body(new Uint8Array(body), 200, { ...headers, "content-length": length });
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

async function journal(after: string | undefined, { source, origin }: PageOptions): Promise<Page> {
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
