import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  API_ROOT,
  type Client,
  createClient,
  DOCUMENT_KINDS,
  getDocument,
  getMenus,
  getProduct,
  getSite,
  listDocuments,
  listProducts,
  listTerms,
} from "vitrine/api";
import { comments, documents } from "../../store/schema.ts";
import { pageContent, productWrite } from "../../store/testing/content.ts";
import { countQueries } from "../../store/testing/countQueries.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { writeDocument } from "../../store/writeDocument.ts";
import { writeProduct } from "../../store/writeProduct.ts";
import { readConfig } from "../config.ts";
import { followContent } from "../followContent.ts";
import { createPageCache } from "../pageCache.ts";
import { seedOnce } from "../seedOnce.ts";
import { type RunningSite, startSite } from "../startSite.ts";
import { type StoreSource, storeSource } from "../storeSource.ts";
import { noAssets } from "../testing/noAssets.ts";
import { noLibrary } from "../testing/noLibrary.ts";
import { noMedia } from "../testing/noMedia.ts";
import { noVisitors } from "../testing/noVisitors.ts";

/** How many queries an answer that is not kept may need. */
const MOST_QUERIES = 3;
/** A word that stands only in what is not public. */
const HIDDEN = "Xylographica";
const LATER = new Date(Date.now() + 3_600_000);

describeEachStore("The API that anyone may read", ({ store }) => {
  const cache = createPageCache();
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => lines.push(line) });
  let source: StoreSource;
  let site: RunningSite;
  let client: Client;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const { db } = store();
    await seedOnce(db);
    await writeHidden();
    source = storeSource(db);
    ({ stop } = await followContent({ store: store(), cache, source, log }));
    site = await startSite({
      config: readConfig({ PORT: "0" }, "/"),
      secret: "s".repeat(43),
      source,
      assets: noAssets,
      files: new Map(),
      cache,
      log,
      db,
      visitors: noVisitors,
      media: noMedia,
      library: noLibrary,
      catchUp: async () => {},
      isReady: async () => true,
    });
    client = createClient({ origin: site.address });
  });

  afterAll(async () => {
    await stop();
    await site.close();
  });

  async function writeHidden(): Promise<void> {
    const { db } = store();
    const hidden = { title: HIDDEN, excerpt: HIDDEN };
    for (const kind of ["page", "post", "project", "overlay"] as const) {
      for (const [index, state] of [
        { status: "draft" as const },
        { status: "private" as const, publishedAt: new Date(0) },
        { status: "published" as const, publishedAt: LATER },
      ].entries()) {
        const content = pageContent({
          kind,
          path: `/hidden-${kind}-${index}`,
          ...hidden,
          ...state,
        });
        await writeDocument(db, { content });
      }
    }
    await writeProduct(db, productWrite("/hidden-product", {}, { ...hidden, status: "draft" }));
    const trashed = await writeDocument(db, {
      content: pageContent({ path: "/hidden-trash", ...hidden }),
    });
    await db
      .update(documents)
      .set({
        status: "trash",
        trashed: { status: "published", path: "/hidden-trash", at: LATER.toISOString() },
      })
      .where(eq(documents.id, trashed.id));
    const [product] = await db
      .select()
      .from(documents)
      .where(eq(documents.path, "/shop/north-wind"));
    await db.insert(comments).values({
      documentId: product?.id ?? "",
      authorName: "Eve",
      authorEmail: `eve@${HIDDEN}.example`,
      body: "Good ink.",
      rating: 5,
      status: "approved",
    });
  }

  const ask = (address: string, init?: RequestInit) =>
    fetch(`${site.address}${API_ROOT}/${address}`, init);
  const told = async (address: string) => (await (await ask(address)).json()).error;

  test("tells a client of the site, its menus and its terms", async () => {
    expect(await getSite(client)).toEqual({
      title: "Halftone",
      tagline: expect.any(String),
      language: "en",
      languages: ["en", "de", "ar"],
      currency: "EUR",
      minor_unit: 100,
    });
    expect((await getSite(client, { lang: "de" })).tagline).not.toBe(
      (await getSite(client)).tagline,
    );
    const menus = await getMenus(client);
    expect(menus.main[0]).toMatchObject({
      href: expect.stringMatching(/^\//),
      children: expect.any(Array),
    });
    const { items } = await listTerms(client, { kind: "product-category", per: 100 });
    expect(items.length).toBeGreaterThan(3);
    expect(items.every(({ kind }) => kind === "product-category")).toBe(true);
    expect(items.some(({ count }) => count > 0)).toBe(true);
  });

  test("gives documents by pages, each once, newest first, and by what they are filed under", async () => {
    const first = await listDocuments(client, { kind: "post", per: 2 });
    const paths = first.items.map(({ path }) => path);
    for (let next = first.links.next; next; ) {
      const page = await (await fetch(site.address + next)).json();
      paths.push(...page.items.map((item: { path: string }) => item.path));
      next = page.links.next;
    }
    expect(paths).toHaveLength(first.total);
    expect(new Set(paths).size).toBe(first.total);
    const times = first.items.map(({ published_at }) => String(published_at));
    expect(times).toEqual([...times].sort().reverse());
    const term = first.items.flatMap(({ terms }) => terms).find(({ kind }) => kind === "category");
    const filed = await listDocuments(client, { kind: "post", category: `${term?.slug}` });
    expect(filed.total).toBeGreaterThan(0);
    expect(filed.items.every(({ terms }) => terms.some(({ slug }) => slug === term?.slug))).toBe(
      true,
    );
    const author = first.items[0]?.author?.slug ?? "";
    expect((await listDocuments(client, { kind: "post", author })).total).toBeGreaterThan(0);
    for (const other of [
      { author: "nobody" },
      { tag: "nothing" },
      { category: "\0" },
      { lang: "sw" },
    ]) {
      expect((await listDocuments(client, { kind: "post", ...other })).total).toBe(0);
    }
    expect((await listDocuments(client, { kind: "post", lang: "EN" })).total).toBe(first.total);
    const beyond = await listDocuments(client, { kind: "post", page: 999_999 });
    expect([beyond.items, beyond.total]).toEqual([[], first.total]);
    expect(beyond.links.previous).toBe(`${API_ROOT}/documents?kind=post&page=${beyond.page_count}`);
  });

  test("gives a document by its path or id, as blocks or as HTML", async () => {
    const [listed] = (await listDocuments(client, { kind: "post", per: 1 })).items;
    const { path = "", id = "" } = listed ?? {};
    const byPath = await getDocument(client, { path });
    expect(await getDocument(client, { id })).toEqual(byPath);
    expect(byPath?.blocks.length).toBeGreaterThan(0);
    expect(byPath?.html).toBeNull();
    const page = await getDocument(client, { path, body: "html" });
    expect([page?.blocks, page?.title]).toEqual([null, listed?.title]);
    const shown = await (await fetch(site.address + encodeURI(path))).text();
    expect(shown).toContain(page?.html.replace(/^<svg.*?<\/svg>/s, "").slice(0, 400));
    expect(page?.html).not.toMatch(/<(?:html|head|body|script|link)\b/);
  });

  test("gives products with what can be chosen, what it costs, and a word for what is there", async () => {
    const list = await listProducts(client, { order: "price", per: 5, in_stock: true });
    expect(list.items).toHaveLength(5);
    const costs = list.items.map(({ price_from }) => Number(price_from));
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    expect(list.items.every(({ is_in_stock, currency }) => is_in_stock && currency === "EUR")).toBe(
      true,
    );
    const [facet] = list.facets;
    const narrowed = await listProducts(client, { facet: [facet?.values[0]?.key ?? ""] });
    expect(narrowed.total).toBeLessThan(list.total);
    expect(narrowed.total).toBeGreaterThan(0);
    const product = await getProduct(client, { path: "/shop/north-wind" });
    expect(product?.variants.length).toBeGreaterThan(0);
    expect(product?.variants[0]?.availability).toMatch(/^(?:in-stock|on-order|out-of-stock)$/);
    expect(product?.variants[0]).not.toHaveProperty("stock");
    expect(product?.gallery[0]).toMatchObject({
      src: expect.stringMatching(/^\/media\//),
      srcset: expect.stringMatching(/^\/media\/160w\/\S+ 160w, /),
    });
    expect(product?.reviews[0]).toEqual({
      author_name: "Eve",
      body: "Good ink.",
      rating: 5,
      created_at: expect.any(String),
    });
    await expect(listProducts(client, { category: "nothing" })).rejects.toMatchObject({
      status: 404,
      code: "missing",
    });
  });

  test("says nothing of what is a draft, private, to come, thrown away or somebody's address", async () => {
    const seen: string[] = [];
    for (const kind of DOCUMENT_KINDS) {
      const { items } = await listDocuments(client, { kind, per: 100 });
      for (const { path } of items) {
        seen.push(path);
        for (const body of ["blocks", "html"] as const) {
          seen.push(JSON.stringify(await getDocument(client, { path, body })));
        }
      }
    }
    for (const name of [
      "site",
      "menus",
      "terms?per=100",
      "products?per=100",
      "product?path=/shop/north-wind",
    ]) {
      seen.push(await (await ask(name)).text());
    }
    expect(seen.join("\n").length).toBeGreaterThan(50_000);
    expect(seen.filter((text) => text.toLowerCase().includes(HIDDEN.toLowerCase()))).toEqual([]);
    expect(
      seen.filter((text) => /"(?:author_email|source|search|trashed|updated_by)"/.test(text)),
    ).toEqual([]);
    const hidden = await store().db.select().from(documents).where(eq(documents.title, HIDDEN));
    expect(hidden.length).toBeGreaterThan(12);
    for (const { path, id } of hidden) {
      expect(await getDocument(client, { path })).toBeUndefined();
      expect(await getDocument(client, { id })).toBeUndefined();
      expect(await getProduct(client, { path })).toBeUndefined();
    }
  });

  test("gives what is stored cleaned once more, in blocks and in HTML", async () => {
    const html = `<p onclick="x()">Fine <script>alert(1)</script><a href="javascript:x()">link</a></p>`;
    const blocks = [
      { id: "a", type: "text", fields: { html } },
      { id: "b", type: "columns", fields: {}, slots: { unknown: [] } },
      { id: "c", type: "from-tomorrow", fields: { html } },
    ];
    const { id } = await writeDocument(store().db, { content: pageContent({ path: "/hostile" }) });
    // As an older version may have left it.
    await store()
      .db.update(documents)
      .set({ body: { version: 1, blocks } })
      .where(eq(documents.id, id));
    const asBlocks = await getDocument(client, { path: "/hostile" });
    const asHtml = await getDocument(client, { path: "/hostile", body: "html" });
    expect(JSON.stringify(asBlocks)).toContain("Fine");
    for (const text of [JSON.stringify(asBlocks), asHtml?.html]) {
      expect(text).not.toMatch(/onclick|<script|javascript:|from-tomorrow/);
    }
    expect(asHtml?.html).toContain("Fine");
  });

  test("follows what has moved", async () => {
    await store().db.execute(
      sql`insert into redirects (from_path, to_path) values ('/old-wind', '/shop/north-wind'), ('/old-about', '/about')`,
    );
    expect((await getProduct(client, { path: "/old-wind" }))?.path).toBe("/shop/north-wind");
    expect((await getDocument(client, { path: "/old-about", body: "html" }))?.html).toContain("<");
    expect(await told("document?path=/shop/north-wind")).toMatchObject({
      code: "missing",
      message: expect.stringContaining("/product"),
    });
  });

  test("needs three queries at most", async () => {
    const [post] = (await listDocuments(client, { kind: "post", per: 1 })).items;
    for (const address of [
      "site",
      "menus",
      "terms",
      "documents?kind=post&category=paper&lang=en",
      "documents?kind=post&page=99",
      `document?path=${post?.path}`,
      `document?path=${post?.path}&body=html`,
      `document?id=${post?.id}`,
      "document?path=/nowhere",
      "products?facet=ink:blue",
      "product?path=/shop/north-wind&body=html",
    ]) {
      cache.renew();
      source.forget();
      const { queries } = await countQueries(store().db, async () => (await ask(address)).text());
      expect(queries, address).toBeLessThanOrEqual(MOST_QUERIES);
    }
  });

  describe("is kept", () => {
    const address = "documents?kind=post&per=3";

    test("until the content changes, and is not sent again to who has it", async () => {
      const first = await ask(address);
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^W\/"/);
      await first.text();
      lines.length = 0;
      const again = await countQueries(store().db, () => ask(address));
      expect([again.queries, again.result.status]).toEqual([0, 200]);
      expect(again.result.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(again.result.headers.get("access-control-allow-origin")).toBe("*");
      expect(again.result.headers.get("x-content-type-options")).toBe("nosniff");
      expect(again.result.headers.has("content-security-policy")).toBe(false);
      expect((await ask(address, { headers: { "if-none-match": etag } })).status).toBe(304);
      await expect.poll(() => lines.filter((line) => JSON.parse(line).cached).length).toBe(2);
      // In another order it is the same question.
      const turned = await countQueries(store().db, () => ask("documents?per=3&kind=post"));
      expect([turned.queries, turned.result.headers.get("etag")]).toEqual([0, etag]);
      await writeDocument(store().db, { content: pageContent({ kind: "post", path: "/newest" }) });
      await expect.poll(async () => (await ask(address)).headers.get("etag")).not.toBe(etag);
      expect((await (await ask(address)).json()).items[0].path).toBe("/newest");
    });

    test("but not for who is signed in, nor lists with nothing in them or of any price", async () => {
      const queriesOf = async (what: string, headers = {}) => {
        await (await ask(what, { headers })).text();
        return (await countQueries(store().db, async () => (await ask(what, { headers })).text()))
          .queries;
      };
      expect(await queriesOf(address, { cookie: "vitrine_session=x" })).toBeGreaterThan(0);
      expect(await queriesOf("documents?kind=post&page=900")).toBeGreaterThan(0);
      expect(await queriesOf("products?min_price=1")).toBeGreaterThan(0);
      const once = await ask("products?min_price=1", { headers: { "accept-encoding": "br" } });
      expect([once.headers.get("content-encoding"), once.headers.has("etag")]).toEqual([
        "br",
        false,
      ]);
      expect((await once.json()).total).toBeGreaterThan(0);
    });
  });

  describe("is refused", () => {
    test.each([
      ["documents", "“kind” must be said"],
      ["documents?kind=overlay", "“kind” must be one of page, post, project"],
      ["documents?kind=post&kind=page", "“kind” stands there twice"],
      ["documents?kind=post&status=draft", "“status” is not known here"],
      ["documents?kind=post&per=101", "“per” must be a whole number from 1 to 100"],
      ["documents?kind=post&per=0", "“per” must be a whole number from 1 to 100"],
      ["documents?kind=post&page=-1", "“page” must be a whole number from 1 to 999999"],
      ["documents?kind=post&page=1e3", "“page” must be a whole number"],
      ["documents?kind=post&tag=", "“tag” must not be empty"],
      ["documents?kind=post&lang=../en", "“lang” must be a language"],
      ["document", "Say which document"],
      ["document?path=/about&id=00000000-0000-4000-8000-000000000000", "Say which document"],
      ["document?path=about", "“path” must start with /"],
      ["document?id=7", "“id” must be the id of a document"],
      ["document?path=/about&body=raw", "“body” must be one of blocks, html"],
      ["products?in_stock=yes", "“in_stock” must be true or false"],
      ["products?min_price=-5", "“min_price” must be a whole number"],
      [`products?${"facet=a:b&".repeat(21)}`, "“facet” may stand there 20 times at most"],
      ["site?_=1", "“_” is not known here. It takes lang."],
      ["site?__proto__=1", "“__proto__” is not known here"],
    ])("%s: %s", async (address, sentence) => {
      const answer = await ask(address);
      expect(answer.status).toBe(400);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      const { error } = await answer.json();
      expect(error.code).toBe("invalid");
      expect(error.message.replaceAll(": ", " ")).toContain(sentence.replaceAll(": ", " "));
    });

    test("what would change something, and what is not there", async () => {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        const answer = await ask("site", { method });
        expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      }
      const answer = await ask("users");
      expect([answer.status, (await answer.json()).error.code]).toEqual([404, "address"]);
      expect((await fetch(`${site.address}/api/v2/site`)).status).toBe(404);
    });
  });

  test("may be read from any origin, without what tells who reads", async () => {
    const preflight = await ask("site", {
      method: "OPTIONS",
      headers: { origin: "https://else.example", "access-control-request-method": "GET" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toBe("GET, HEAD");
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    for (const address of ["site", "nothing"]) {
      const { headers } = await ask(address, { headers: { origin: "https://else.example" } });
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.has("access-control-allow-credentials")).toBe(false);
      expect(headers.has("set-cookie")).toBe(false);
    }
    const head = await ask("site", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});
