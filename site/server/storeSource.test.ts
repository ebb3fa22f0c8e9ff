import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { PageSource, ProductQuestion } from "../content/PageSource.ts";
import { addComment } from "../store/comments.ts";
import { writeContactForm } from "../store/contactForms.ts";
import { documents } from "../store/schema.ts";
import { writeTerm } from "../store/terms.ts";
import { pageContent, productWrite } from "../store/testing/content.ts";
import { countQueries } from "../store/testing/countQueries.ts";
import { describeEachStore } from "../store/testing/describeEachStore.ts";
import { formContent } from "../store/testing/formContent.ts";
import { writeDocument } from "../store/writeDocument.ts";
import { writeProduct } from "../store/writeProduct.ts";
import { MAX_KEPT_FILTERS, type StoreSource, storeSource } from "./storeSource.ts";

/** How many queries a page that is not cached may need (budgets of the design). */
const MOST_QUERIES = 3;

const all: ProductQuestion = {
  facets: [],
  inStockOnly: false,
  order: "newest",
  page: 1,
  pageSize: 24,
};
const listed = { page: 1, pageSize: 10 };

describeEachStore("Pages from the store", ({ store }) => {
  const db = () => store().db;

  beforeAll(async () => {
    const prints = await writeTerm(db(), {
      kind: "product-category",
      slug: "prints",
      name: "Prints",
    });
    for (const path of ["/shop/a", "/shop/b"]) {
      await writeProduct(db(), productWrite(path, {}, { termIds: [prints] }));
    }
    const post = await writeDocument(db(), {
      content: pageContent({ kind: "post", path: "/journal/a", takesComments: true }),
    });
    await addComment(db(), {
      documentId: post.id,
      authorName: "V",
      authorEmail: "v@example.org",
      body: "x",
      status: "approved",
    });
    await writeDocument(db(), { content: pageContent({ kind: "project", path: "/portfolio/a" }) });
  });

  const pages: Readonly<Record<string, (source: PageSource) => Promise<unknown>>> = {
    "a post with its comments": async (source) => {
      const document = await source.findDocument({ paths: ["/journal/a"] });
      return document && source.listComments(document.id);
    },
    "a product": (source) => source.findProduct("/shop/a"),
    "a list of products": (source) => source.listProducts(all),
    "a list of a category": (source) => source.listProducts({ ...all, category: "prints" }),
    "a narrowed list": (source) => source.listProducts({ ...all, inStockOnly: true, minPrice: 1 }),
    "an archive": (source) => source.listArchive({ kind: "post", ...listed }),
    "a search": (source) => source.search({ text: "page", ...listed }),
    "a search that finds nothing": (source) => source.search({ text: "xqzzyvb", ...listed }),
    "what has moved": async (source) =>
      (await source.findDocument({ paths: ["/none"] })) ?? source.findRedirect("/none"),
  };
  for (const [name, make] of Object.entries(pages)) {
    test(`need at most three queries for ${name}, settings and categories included`, async () => {
      const { queries } = await countQueries(db(), async (counted) => {
        const source = storeSource(counted);
        await Promise.all([source.readSite(), source.readCategories()]);
        await make(source);
      });
      expect(queries).toBeGreaterThan(1);
      expect(queries).toBeLessThanOrEqual(MOST_QUERIES);
    });
  }

  test("ask for settings, categories and filters once until content changes", async () => {
    let source: StoreSource | undefined;
    const { queries } = await countQueries(db(), async (counted) => {
      source = storeSource(counted);
      for (let n = 0; n < 5; n++) {
        await source.readSite();
        await source.listProducts({ ...all, category: "prints" });
      }
    });
    expect(queries).toBe(1 + 1 + 5);
    source?.forget();
    const again = await countQueries(db(), async () => source?.readCategories());
    expect(again.queries).toBe(1);
    expect(MAX_KEPT_FILTERS).toBe(200);
  });

  test("have menus that lead to no empty list", async () => {
    const source = storeSource(db());
    const menu = async () => (await source.readSite()).menu.map(({ href }) => href);
    expect(await menu()).toEqual(["/shop", "/journal"]);
    expect(await source.readSections()).toEqual(["/shop", "/journal", "/portfolio"]);
    await db().update(documents).set({ status: "draft" }).where(eq(documents.path, "/journal/a"));
    source.forget();
    expect(await menu()).toEqual(["/shop"]);
    await db()
      .update(documents)
      .set({ status: "published" })
      .where(eq(documents.path, "/journal/a"));
  });

  test("find what is at an address, whatever kind it is, and products whole", async () => {
    const source = storeSource(db());
    expect(await source.findDocument({ paths: ["/portfolio/a"] })).toMatchObject({
      kind: "project",
    });
    expect(await source.findDocument({ paths: ["/shop/a"] })).toMatchObject({ kind: "product" });
    expect(await source.findProduct("/shop/a")).toMatchObject({ related: [{ path: "/shop/b" }] });
    for (const path of ["/journal/a", "/none", "/\0", ""]) {
      expect(await source.findProduct(path)).toBeUndefined();
    }
  });

  test("find a contact form by its number and by its key, and none by anything else", async () => {
    const { id } = await writeContactForm(db(), formContent("write"));
    const source = storeSource(db());
    expect(await source.findContactForm({ id })).toMatchObject({ key: "write" });
    expect(await source.findContactForm({ key: "write" })).toMatchObject({ definition: { id } });
    for (const other of [0, -1, 1.5, 2 ** 31, 1e300, Number.NaN]) {
      expect(await source.findContactForm({ id: other })).toBeUndefined();
    }
    for (const key of ["", "none", "\0", "' or 1=1 --", "__proto__"]) {
      expect(await source.findContactForm({ key })).toBeUndefined();
    }
  });

  test("name a product and what can be chosen of it, if it is public", async () => {
    const source = storeSource(db());
    expect(await source.findProductChoices("/shop/a")).toMatchObject({
      title: "A product",
      variants: [{ price: 1000 }],
    });
    for (const path of ["/journal/a", "/none", "/\0", ""]) {
      expect(await source.findProductChoices(path)).toBeUndefined();
    }
  });

  test("list a category with itself, and none that is not there", async () => {
    const source = storeSource(db());
    expect(await source.listProducts({ ...all, category: "prints" })).toMatchObject({
      total: 2,
      category: { slug: "prints", count: 2 },
      priceRange: { from: 1000, to: 1000 },
    });
    for (const category of ["none", "", "\0", "toString"]) {
      expect(await source.listProducts({ ...all, category })).toBeUndefined();
    }
    const whole = await source.listProducts(all);
    expect(whole).toMatchObject({ total: 2 });
    expect(whole?.category).toBeUndefined();
    expect(await source.listProducts({ ...all, minPrice: 5000 })).toMatchObject({
      total: 0,
      items: [],
      priceRange: { from: 1000, to: 1000 },
    });
  });
});
