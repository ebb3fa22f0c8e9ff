import { beforeEach, expect, test } from "vitest";
import { findPublishedByPath } from "./documents.ts";
import { findProduct } from "./findProduct.ts";
import { importDocument } from "./importDocument.ts";
import { importMissing } from "./importMissing.ts";
import { addRedirect, findRedirect } from "./redirects.ts";
import {
  authors,
  contentVersion,
  documents,
  facetLabels,
  products,
  redirects,
  revisions,
  terms,
  variants,
} from "./schema.ts";
import { search } from "./search.ts";
import { importedPost, pictureOf } from "./testing/content.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";

describeEachStore("Importing what is missing", ({ store }) => {
  const db = () => store().db;

  beforeEach(async () => {
    for (const table of [documents, authors, terms, facetLabels, redirects]) {
      await db().delete(table);
    }
  });

  const post = (sourceId: string, more = {}) => ({ document: importedPost({ sourceId, ...more }) });
  const product = (sourceId: string, price: number | null = 900) => ({
    document: importedPost({
      sourceId,
      kind: "product",
      path: `/shop/${sourceId}`,
      title: `Moon ${sourceId}`,
      terms: [{ kind: "product-category", slug: "prints", name: "Prints" }],
    }),
    product: {
      gallery: [pictureOf(sourceId)],
      details: [{ name: "Ink", values: ["Blue"], filter: true }],
      variants: [{ price, sku: `SKU-${sourceId}` }],
    },
  });

  test("stores documents and products with all they have; the same again changes nothing at all", async () => {
    const items = [
      post("1", {
        author: { slug: "ada", name: "Ada" },
        terms: [{ kind: "tag", slug: "new", name: "New" }],
      }),
      post("2", { author: { slug: "ada", name: "Ada" } }),
      product("p1"),
      product("p2", null),
    ];
    expect(await importMissing(db(), items)).toBe(4);
    expect(await findPublishedByPath(db(), "/post-1")).toMatchObject({
      author: { slug: "ada" },
      terms: [{ slug: "new" }],
    });
    expect(await findProduct(db(), "/shop/p1")).toMatchObject({
      picture: pictureOf("p1"),
      priceFrom: 900,
      variants: [{ sku: "SKU-p1" }],
      terms: [{ slug: "prints" }],
      related: [{ path: "/shop/p2", priceFrom: null }],
    });
    const found = await search(db(), { text: "sku p2", page: 1, pageSize: 9 });
    expect(found.items).toMatchObject([{ path: "/shop/p2" }]);
    const before = await state();
    expect(await importMissing(db(), items)).toBe(0);
    expect(await state()).toEqual(before);
    expect(await importMissing(db(), [...items, post("3")])).toBe(1);
  });

  test("leaves alone what an owner has changed, and what stands at an address that is taken", async () => {
    await importMissing(db(), [post("1")]);
    await importDocument(db(), importedPost({ sourceId: "1", title: "Changed" }));
    expect(await importMissing(db(), [post("1"), post("2", { path: "/post-1" })])).toBe(0);
    expect(await findPublishedByPath(db(), "/post-1")).toMatchObject({ title: "Changed" });
    expect(await db().$count(documents)).toBe(1);
  });

  test("takes an address back from a redirect", async () => {
    await addRedirect(db(), { from: "/post-1", to: "/elsewhere" });
    await importMissing(db(), [post("1")]);
    expect(await findRedirect(db(), "/post-1")).toBeUndefined();
  });

  test("stores all or nothing", async () => {
    await expect(importMissing(db(), [post("1"), post("")])).rejects.toMatchObject({
      name: "ValiError",
    });
    const twice = [product("p1"), { ...product("p2"), product: product("p1").product }];
    await expect(importMissing(db(), twice)).rejects.toThrow();
    expect(await importMissing(db(), [])).toBe(0);
    expect(await db().$count(documents)).toBe(0);
  });

  test("takes more at a time than one statement can", async () => {
    const items = Array.from({ length: 1700 }, (_, n) => post(`many-${n}`));
    expect(await importMissing(db(), items)).toBe(1700);
    expect(await db().$count(documents)).toBe(1700);
  });

  test("by several at once stores each document once", async () => {
    const items = Array.from({ length: 20 }, (_, n) => product(`p${n}`));
    const stored = await Promise.all([1, 2, 3].map(() => importMissing(db(), items)));
    expect(stored.reduce((sum, count) => sum + count)).toBe(20);
    expect([await db().$count(products), await db().$count(variants)]).toEqual([20, 20]);
  });

  async function state() {
    const [version] = await db().select().from(contentVersion);
    const rows = await db().select({ updatedAt: documents.updatedAt }).from(documents);
    return { version, rows, revisions: await db().$count(revisions) };
  }
});
