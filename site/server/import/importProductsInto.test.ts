import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type CsvRow, productCsv } from "../../../tests/support/exports/productCsv.ts";
import { sampleProducts } from "../../../tests/support/exports/sampleProducts.ts";
import { withFile } from "../../../tests/support/exports/withFile.ts";
import type { MediaSink } from "../../content/import/ImportSink.ts";
import { PRODUCT_BATCH } from "../../content/import-products/importProducts.ts";
import { siteSettings } from "../../content/siteSettings.ts";
import { findPublishedByPath } from "../../store/documents.ts";
import { findProduct } from "../../store/findProduct.ts";
import { listProducts } from "../../store/listProducts.ts";
import { readShell } from "../../store/readShell.ts";
import { findRedirect } from "../../store/redirects.ts";
import {
  contentVersion,
  documents,
  productLinks,
  redirects,
  settings,
  terms,
} from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { seedDemo } from "../seedDemo.ts";
import { importProductsInto, type ProductImportContext } from "./importProductsInto.ts";

describeEachStore("Bringing a shop's table", ({ store }) => {
  const db = () => store().db;

  beforeEach(async () => {
    for (const table of [documents, terms, redirects, settings]) await db().delete(table);
  });

  const bring = (
    rows: readonly CsvRow[],
    {
      replaceDemo = false,
      ...context
    }: Partial<ProductImportContext> & { replaceDemo?: boolean } = {},
  ) =>
    withFile(productCsv(rows), (file) =>
      importProductsInto(store(), { file, replaceDemo }, { tell: () => {}, ...context }),
    );
  const version = () => db().select().from(contentVersion);
  const sums = ({ products }: Awaited<ReturnType<typeof bring>>) =>
    (["created", "changed", "unchanged"] as const).map((outcome) =>
      Object.values(products).reduce((sum, counted) => sum + counted[outcome], 0),
    );

  test("stores products of every type, which lead to one another", async () => {
    const report = await bring(sampleProducts);
    expect(sums(report)).toEqual([7, 0, 0]);
    expect(report.incomplete.listed.map(({ reason }) => reason)).toEqual([
      'its SKU "SHIRT-M" stands for several choices: they came without (variation at line 10)',
    ]);
    const mug = await findProduct(db(), "/shop/enamel-mug");
    expect(mug).toMatchObject({
      ...{ priceFrom: 1250, takesComments: true },
      variants: [{ price: 1250, regularPrice: 1600, stock: 4 }],
    });
    expect(mug?.related.slice(0, 2).map(({ title }) => title)).toEqual(["Paper lamp", "Tea towel"]);
    expect(await findProduct(db(), "/shop/table-for-two")).toMatchObject({
      ...{ priceFrom: 990, priceTo: 1250 },
      members: [{ title: "Enamel mug" }, { title: "Tea towel" }],
    });
    expect(await findProduct(db(), "/shop/draft-of-a-stool")).toBeUndefined();
    const list = await listProducts(db(), {
      ...{ facets: [], inStockOnly: false, order: "name", page: 1, pageSize: 20 },
    });
    expect(list.items.map(({ title }) => title)).not.toContain("Gift card");
  });

  test("takes the place of the demo where asked, with a word on it, and of nothing that was changed", async () => {
    await seedDemo(db());
    await db()
      .update(documents)
      .set({ updatedAt: new Date() })
      .where(eq(documents.path, "/imprint"));
    const first = await bring(sampleProducts);
    expect([first.demoTaken, first.demoLeft > 20]).toEqual([0, true]);
    const tried = await bring(sampleProducts, { replaceDemo: true, isTrial: true });
    expect([tried.demoTaken, tried.demoLeft]).toEqual([first.demoLeft, 0]);
    expect((await readShell(db())).sections).toContain("/journal");
    const { demoTaken, demoLeft } = await bring(sampleProducts, { replaceDemo: true });
    expect([demoTaken, demoLeft]).toEqual([first.demoLeft, 0]);
    expect(await readShell(db())).toMatchObject({
      sections: ["/shop"],
      site: siteSettings.fallback,
    });
    expect(await findRedirect(db(), "/")).toBe("/shop");
    expect(await findPublishedByPath(db(), "/imprint")).toBeDefined();
  });

  test("again changes nothing; a row that changed changes its product", async () => {
    await bring(sampleProducts);
    const before = await version();
    expect(sums(await bring(sampleProducts))).toEqual([0, 0, 7]);
    expect(await version()).toEqual(before);
    const dearer = sampleProducts.map((row) =>
      row.ID === "23" ? { ...row, "Regular price": "70" } : row,
    );
    expect(sums(await bring(dearer))).toEqual([0, 1, 6]);
    expect(await findProduct(db(), "/shop/linen-shirt")).toMatchObject({ priceTo: 7000 });
  });

  test("tried out stores nothing and says the same", async () => {
    const before = await version();
    const tried = await bring(sampleProducts, { isTrial: true });
    expect([await db().$count(documents), await db().$count(terms)]).toEqual([0, 0]);
    expect(await version()).toEqual(before);
    const done = await bring(sampleProducts);
    expect(tried).toEqual({ ...done, isTrial: true });
    expect(sums(await bring(sampleProducts, { isTrial: true }))).toEqual([0, 0, 7]);
  });

  test("leads to a product that came later", async () => {
    const [mug = {}, ...others] = sampleProducts;
    await bring([mug]);
    expect(await db().$count(productLinks)).toBe(0);
    await bring([mug, ...others]);
    const found = await findProduct(db(), "/shop/enamel-mug");
    expect(found?.related.slice(0, 2).map(({ title }) => title)).toEqual([
      "Paper lamp",
      "Tea towel",
    ]);
  });

  test("that is stopped in the middle goes on with the next import, each product once", async () => {
    const rows = Array.from({ length: 3 * PRODUCT_BATCH }, (_, index) => ({
      ...{ ID: `${index + 1}`, Type: "simple", Name: "Card", "Regular price": "1" },
    }));
    const stop = new AbortController();
    let batches = 0;
    const media = {
      findTaken: async () => new Map(),
      find: async () => {
        batches += 1;
        if (batches > PRODUCT_BATCH) stop.abort();
        return { reason: "it is not here" };
      },
      take: async () => {
        throw new Error("Nothing is found, so nothing is taken.");
      },
    };
    const pictured = rows.map((row) => ({ ...row, Images: "card.png" }));
    await expect(bring(pictured, { media, signal: stop.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
    expect(await db().$count(documents)).toBe(PRODUCT_BATCH);
    const report = await bring(pictured);
    expect(sums(report)).toEqual([2 * PRODUCT_BATCH, 0, PRODUCT_BATCH]);
    expect(await db().$count(documents)).toBe(3 * PRODUCT_BATCH);
  });

  test("with pictures that are there by now gives them to its products", async () => {
    const [mug = {}] = sampleProducts;
    await bring([mug]);
    const media: MediaSink = {
      findTaken: async () => new Map(),
      find: async () => ({ file: "mug.png", discard: async () => {} }),
      take: async () => ({
        ...{ id: "1", src: "/media/uploads/2026/mug.png", kind: "picture", type: "image/png" },
        ...{ size: 1, width: 800, height: 1000, wasKnown: false },
      }),
    };
    expect(sums(await bring([mug], { media }))).toEqual([0, 1, 0]);
    const found = await findProduct(db(), "/shop/enamel-mug");
    expect(found?.gallery).toMatchObject([
      { src: "/media/uploads/2026/mug.png", alt: "Enamel mug" },
      { src: "/media/uploads/2026/mug.png" },
    ]);
    expect(found?.picture?.src).toBe("/media/uploads/2026/mug.png");
  });

  test("that the disk has no room for stops with a sentence, and goes on once there is", async () => {
    const full = Object.assign(new Error("write"), { code: "ENOSPC" });
    const media: MediaSink = {
      findTaken: async () => new Map(),
      find: async () => ({ file: "mug.png", discard: async () => {} }),
      take: async () => {
        throw full;
      },
    };
    const stopped = bring(sampleProducts, { media });
    await expect(stopped).rejects.toMatchObject({ name: "ImportError", code: "stopped" });
    await expect(stopped).rejects.toThrow(
      /near line 2\. There is no room left.*same command again/,
    );
    expect(sums(await bring(sampleProducts))).toEqual([7, 0, 0]);
  });

  test("tells how far it is, up to the end", async () => {
    const told: string[] = [];
    await bring(sampleProducts, {
      tell: ({ step, done, of }) => told.push(`${step} ${done === of}`),
    });
    expect(told).toEqual(["checking true", "products true"]);
  });
});
