import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { API_ROOT } from "vitrine/api";
import { acceptedEncoding } from "../acceptedEncoding.ts";
import { mayBeCached } from "../createFrontDoor.ts";
import { isFresh } from "../isFresh.ts";
import type { CachedPage, PageBody } from "../pageCache.ts";
import { compressOnce, preparePage } from "../preparePage.ts";
import { refuseWriting } from "../refuseWriting.ts";
import { SiteError } from "../SiteError.ts";
import { shareWork } from "../shareWork.ts";
import type { ApiAddress, ApiOptions, MovedTo } from "./ApiOptions.ts";
import { documentAnswer } from "./document.ts";
import { documentsAnswer } from "./documents.ts";
import { productAnswer } from "./product.ts";
import { productsAnswer } from "./products.ts";
import { menusAnswer, siteAnswer } from "./site.ts";
import { termsAnswer } from "./terms.ts";

/** What can be read, by its address below API_ROOT. */
const ADDRESSES: Readonly<Record<string, ApiAddress>> = {
  site: siteAnswer,
  menus: menusAnswer,
  terms: termsAnswer,
  documents: documentsAnswer,
  document: documentAnswer,
  products: productsAnswer,
  product: productAnswer,
};

/** From anywhere, without cookies: all of it is public, and the same for everyone. */
const OPEN = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, x-request-id",
  "cross-origin-resource-policy": "cross-origin",
};

/** As of pages: kept by whoever wants to, and asked for again each time, which costs a 304. */
const HEADERS = {
  ...OPEN,
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, max-age=0, must-revalidate",
  vary: "accept-encoding",
};

type Env = { Bindings: HttpBindings };

/**
 * What programs may read of the site: what visitors can see, as JSON. Answers are kept like pages, until
 * the content changes; see docs/api.md and vitrine/api, which has what is said.
 */
export function apiRoutes(options: ApiOptions): Hono<Env> {
  const share = shareWork<CachedPage | MovedTo | { readonly once: string }>();

  async function answer(c: Context<Env>, name: string, address: ApiAddress): Promise<Response> {
    const { cache } = options;
    const generation = cache.generation();
    const { text, make } = address(new URL(c.req.url).searchParams, options);
    const key = `${API_ROOT}/${name}${text && `?${text}`}`;
    const isKeepable = mayBeCached(c.env.incoming);
    const kept = isKeepable ? cache.get(key) : undefined;
    const made =
      kept ??
      (await share(`${generation} ${isKeepable} ${key}`, async () => {
        const fresh = await make();
        if ("movedTo" in fresh) return fresh;
        const html = JSON.stringify(fresh.json);
        if (!fresh.isKept || !isKeepable) return { once: html };
        const page = { ...(await preparePage({ html, policy: "" })), headers: HEADERS };
        cache.set(key, page, generation);
        return page;
      }));
    if ("movedTo" in made) return c.redirect(made.movedTo, 302);
    return "once" in made ? sendOnce(c, made.once) : send(c, made);
  }

  const app = new Hono<Env>()
    .use(`${API_ROOT}/*`, async (c, next) => {
      for (const [header, value] of Object.entries(OPEN)) c.header(header, value);
      await next();
    })
    .options(`${API_ROOT}/*`, (c) => {
      c.header("access-control-allow-methods", "GET, HEAD");
      c.header("access-control-allow-headers", "accept, if-none-match");
      c.header("access-control-max-age", "86400");
      return c.body(null, 204);
    })
    .use(`${API_ROOT}/*`, refuseWriting);
  for (const [name, address] of Object.entries(ADDRESSES)) {
    app.get(`${API_ROOT}/${name}`, (c) => answer(c, name, address));
  }
  return app.all(`${API_ROOT}/*`, () => {
    const names = Object.keys(ADDRESSES).join(", ");
    throw new SiteError(404, `There is nothing at this address of the API. There are ${names}.`, {
      code: "address",
    });
  });
}

function send(c: Context, { etag, bodies }: CachedPage): Response {
  const headers = { ...HEADERS, etag };
  if (isFresh(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  const encoding = acceptedEncoding(c.req.header("accept-encoding"));
  return sendBody(c, bodies[encoding], { ...headers, ...encoded(encoding) });
}

/** What nobody else asks for: compressed lightly, and without a mark to ask again by. */
function sendOnce(c: Context, text: string): Response {
  const encoding = acceptedEncoding(c.req.header("accept-encoding"));
  const body = compressOnce(Buffer.from(text), encoding);
  return sendBody(c, body, { ...HEADERS, ...encoded(encoding) });
}

function sendBody(c: Context, body: PageBody, headers: Record<string, string>): Response {
  return c.body(body, 200, { ...headers, "content-length": String(body.length) });
}

function encoded(encoding: string): Record<string, string> {
  return encoding === "identity" ? {} : { "content-encoding": encoding };
}
