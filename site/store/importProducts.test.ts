import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { findProduct } from "./findProduct.ts";
import { type ImportedProductWrite, importProducts } from "./importProducts.ts";
import { linkImported } from "./linkImported.ts";
import { listProducts } from "./listProducts.ts";
import { readShell } from "./readShell.ts";
import {
  contentVersion,
  documents,
  products,
  redirects,
  revisions,
  terms,
  variants,
} from "./schema.ts";
import { importedPost, productWrite } from "./testing/content.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeProduct } from "./writeProduct.ts";

const SOURCE = "csv:woocommerce";

/** A product as an import hands it over; give what the test is about. */
function imported(
  sourceId: string,
  {
    hash = sourceId,
    ...more
  }: Partial<Omit<ImportedProductWrite, "document">> & {
    readonly hash?: string;
    readonly title?: string;
  } = {},
): ImportedProductWrite {
  const { title = "Cup", ...parts } = more;
  const post = importedPost({ sourceId, source: SOURCE, kind: "product", publishedAt: null });
  return {
    document: { ...post, title, path: "/shop/cup", sourceHash: hash },
    categories: [],
    product: { variants: [{ price: 1000 }] },
    ...parts,
  };
}

describeEachStore("Importing products", ({ store }) => {
  const db = () => store().db;

  beforeEach(async () => {
    for (const table of [documents, terms, redirects]) await db().delete(table);
  });

  const outcomes = async (...wanted: ImportedProductWrite[]) =>
    (await importProducts(db(), wanted)).map(({ outcome }) => outcome);

  test("stores new ones with what they consist of, each at an address of its own", async () => {
    await writeProduct(db(), productWrite("/shop/cup"));
    expect(await outcomes(imported("1"), imported("2"))).toEqual(["created", "created"]);
    const rows = await db().select().from(documents).where(eq(documents.source, SOURCE));
    expect(rows.map(({ path }) => path).sort()).toEqual(["/shop/cup-2", "/shop/cup-3"]);
    expect(await db().$count(products)).toBe(3);
    expect(rows.every(({ publishedAt }) => publishedAt !== null)).toBe(true);
  });

  test("the same again writes nothing, though it was changed here since", async () => {
    await outcomes(imported("1"));
    await db().update(variants).set({ stock: 1 });
    await db().update(documents).set({ title: "Our cup" });
    const before = await db().select().from(contentVersion);
    expect(await outcomes(imported("1"))).toEqual(["unchanged"]);
    expect(await db().select().from(contentVersion)).toEqual(before);
    expect(await findProduct(db(), "/shop/cup")).toMatchObject({ title: "Our cup" });
  });

  test("one that is other there changes just itself, and keeps its address, date and reviews", async () => {
    await outcomes(imported("1"), imported("2"));
    const [before] = await db().select().from(documents).where(eq(documents.sourceId, "1"));
    const changed = imported("1", {
      ...{ hash: "other", title: "Mug" },
      product: { variants: [{ price: 5 }] },
    });
    expect(await outcomes(changed, imported("2"))).toEqual(["changed", "unchanged"]);
    const found = await findProduct(db(), before?.path ?? "");
    expect(found).toMatchObject({ title: "Mug", priceFrom: 5, publishedAt: before?.publishedAt });
    expect(found?.id).toBe(before?.id);
    expect(await db().$count(revisions)).toBe(3);
    expect(await outcomes(changed)).toEqual(["unchanged"]);
  });

  test("categories stand below one another, and two of one name are two", async () => {
    const categories = [["Women", "Shoes"], ["Men", "Shoes"], ["Sale"]];
    await outcomes(
      imported("1", { categories }),
      imported("2", { categories: [["men", "SHOES"]] }),
    );
    const shell = await readShell(db());
    expect(shell.categories.map(({ slug, parent, count }) => [slug, parent, count])).toEqual([
      ["men", null, 2],
      ["men-shoes", "men", 2],
      ["sale", null, 1],
      ["women", null, 1],
      ["shoes", "women", 1],
    ]);
    await outcomes(imported("1", { hash: "other", categories: [["Men", "Shoes"]] }));
    expect((await findProduct(db(), "/shop/cup"))?.terms.map(({ slug }) => slug)).toEqual([
      "men-shoes",
    ]);
    expect(await db().$count(terms)).toBe(5);
  });

  test("options of the whole shop are filters of its lists", async () => {
    const options = [{ name: "Size", values: ["S", "M"], filter: true }];
    const product = { options, variants: [{ choice: { Size: "S" } }, { choice: { Size: "M" } }] };
    await outcomes(imported("1", { product }), imported("2"));
    const question = { inStockOnly: false, order: "name", page: 1, pageSize: 9 } as const;
    expect((await listProducts(db(), { ...question, facets: ["size:m"] })).total).toBe(1);
  });

  test("an article number of another product is left to it, and told", async () => {
    await writeProduct(db(), productWrite("/own", { variants: [{ sku: "A" }] }));
    const product = { variants: [{ sku: "A", price: 1 }] };
    expect(await importProducts(db(), [imported("1", { product })])).toEqual([
      { outcome: "created", takenSkus: ["A"] },
    ]);
    expect((await findProduct(db(), "/shop/cup"))?.variants).toMatchObject([
      { sku: null, price: 1 },
    ]);
  });

  test("its own article number stays its own", async () => {
    const product = { variants: [{ sku: "A", price: 1 }] };
    await outcomes(imported("1", { product }));
    expect(await importProducts(db(), [imported("1", { hash: "other", product })])).toEqual([
      { outcome: "changed", takenSkus: [] },
    ]);
  });

  test("one that is not valid leaves all of them out", async () => {
    const bad = imported("2", { product: { variants: [{ price: -1 }] } });
    await expect(outcomes(imported("1"), bad)).rejects.toMatchObject({ name: "ValiError" });
    expect(await db().$count(documents)).toBe(0);
  });

  test("two imports at once store each product once", async () => {
    const both = await Promise.all([outcomes(imported("1")), outcomes(imported("1"))]);
    expect(both.flat().sort()).toEqual(["created", "unchanged"]);
    expect(await db().$count(products)).toBe(1);
  });

  test("links lead to those that are here", async () => {
    await outcomes(
      imported("1"),
      imported("2"),
      imported("3", { product: { isGroup: true, variants: [{}] } }),
    );
    const none = { member: [], upsell: [], "cross-sell": [] };
    await linkImported(db(), SOURCE, [
      { sourceId: "3", links: { ...none, member: ["2", "99", "1"] } },
      { sourceId: "77", links: { ...none, upsell: ["1"] } },
    ]);
    const found = await findProduct(db(), "/shop/cup-3");
    expect(found?.members.map(({ path }) => path)).toEqual(["/shop/cup-2", "/shop/cup"]);
    expect(found).toMatchObject({ priceFrom: 1000 });
  });
});
