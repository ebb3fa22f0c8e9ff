import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { listAddresses } from "./addresses.ts";
import { findProduct, RELATED_PRODUCTS } from "./findProduct.ts";
import { listProducts } from "./listProducts.ts";
import { linkProducts } from "./productLinks.ts";
import type { ProductParts } from "./productParts.ts";
import { readFilterChoices } from "./readFilterChoices.ts";
import { contentVersion, documents, products } from "./schema.ts";
import { search } from "./search.ts";
import { suggest } from "./suggest.ts";
import { productWrite } from "./testing/content.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeProduct } from "./writeProduct.ts";

describeEachStore("What products can be", ({ store }) => {
  const db = () => store().db;

  beforeEach(async () => {
    await db().delete(documents);
  });

  const write = (name: string, product: Partial<ProductParts> = {}) =>
    writeProduct(db(), productWrite(`/${name}`, product, { title: name }));
  const links = (
    given: Partial<Record<"member" | "upsell" | "cross-sell", readonly string[]>>,
  ) => ({
    ...{ member: [], upsell: [], "cross-sell": [] },
    ...given,
  });
  const listed = async (more: { inStockOnly?: boolean; featuredOnly?: boolean } = {}) => {
    const { items } = await listProducts(db(), {
      ...{ facets: [], inStockOnly: false, order: "name", page: 1, pageSize: 20 },
      ...more,
    });
    return items.map(({ title }) => title);
  };

  test("A product that is sold elsewhere keeps its address and the button's words", async () => {
    const outside = { address: "https://shop.example/mug?a=1&b=2", label: "Buy it there" };
    await write("mug", { outside });
    expect(await findProduct(db(), "/mug")).toMatchObject({ outside, isGroup: false, members: [] });
  });

  test.each([
    ["without encryption", "http://shop.example/"],
    ["that is script", "javascript:alert(1)"],
    ["that hides script", "https:javascript:alert(1)"],
    ["of this site", "/here"],
    ["without an end", `https://shop.example/${"x".repeat(2000)}`],
  ])("A product that is sold at an address %s is refused", async (_, address) => {
    await expect(write("mug", { outside: { address, label: "" } })).rejects.toMatchObject({
      name: "ValiError",
    });
  });

  describe("A group", () => {
    test("has its members in their order, the span of their prices, and can be had if one can", async () => {
      const [set, one, other] = [
        await write("set", { isGroup: true }),
        await write("one", { variants: [{ price: 900, stock: 0 }] }),
        await write("other", { variants: [{ price: 500, stock: 2 }] }),
      ];
      await linkProducts(db(), [{ id: set.id, links: links({ member: [one.id, other.id] }) }]);
      const found = await findProduct(db(), "/set");
      expect(found?.members.map(({ title, priceFrom }) => [title, priceFrom])).toEqual([
        ["one", 900],
        ["other", 500],
      ]);
      expect(found).toMatchObject({ priceFrom: 500, priceTo: 900, isGroup: true });
      expect(await listed({ inStockOnly: true })).toEqual(["other", "set"]);
    });

    test("follows what its members cost, and loses those that are gone or not public", async () => {
      const set = await write("set", { isGroup: true });
      const one = await write("one", { variants: [{ price: 900 }] });
      const other = await write("other", { variants: [{ price: 500 }] });
      await linkProducts(db(), [{ id: set.id, links: links({ member: [one.id, other.id] }) }]);
      await writeProduct(db(), {
        ...productWrite("/one", { variants: [{ price: 1900 }] }, { title: "one" }),
        replaces: one,
      });
      expect(await findProduct(db(), "/set")).toMatchObject({ priceFrom: 500, priceTo: 1900 });
      await db().update(documents).set({ status: "draft" }).where(eq(documents.id, other.id));
      expect((await findProduct(db(), "/set"))?.members).toHaveLength(1);
      await db().delete(documents).where(eq(documents.id, one.id));
      expect((await findProduct(db(), "/set"))?.members).toHaveLength(0);
    });

    test("without members has no price and cannot be had", async () => {
      await write("set", { isGroup: true });
      const [row] = await db().select().from(products);
      expect(row).toMatchObject({ priceFrom: null, inStock: false, variantCount: 1 });
    });

    test("cannot hold itself", async () => {
      const set = await write("set", { isGroup: true });
      await expect(
        linkProducts(db(), [{ id: set.id, links: links({ member: [set.id] }) }]),
      ).rejects.toThrow();
    });
  });

  test("The same links again write nothing", async () => {
    const [one, other] = [await write("one"), await write("other")];
    const linked = [{ id: one.id, links: links({ upsell: [other.id] }) }];
    expect(await linkProducts(db(), linked)).toBe(1);
    const before = await db().select().from(contentVersion);
    expect(await linkProducts(db(), linked)).toBe(0);
    expect(await db().select().from(contentVersion)).toEqual(before);
  });

  test("A product leads first to those its owner chose, in their order, even where lists hide them", async () => {
    const one = await write("one");
    const targets = [];
    for (const name of ["a", "b", "c", "d", "e"]) {
      targets.push((await write(name, { isListed: name !== "c" })).id);
    }
    const [a = "", b = "", c = "", d = "", e = ""] = targets;
    await linkProducts(db(), [
      { id: one.id, links: links({ upsell: [c, b], "cross-sell": [e, a, d, b] }) },
    ]);
    const found = await findProduct(db(), "/one");
    expect(found?.related.map(({ title }) => title)).toEqual(["c", "b", "e", "a"]);
    expect(found?.related).toHaveLength(RELATED_PRODUCTS);
  });

  test("A product that is kept out of lists is in none, and counts nowhere; its page stands", async () => {
    await write("shown");
    await write("hidden", { isListed: false });
    expect(await listed()).toEqual(["shown"]);
    expect(await readFilterChoices(db(), undefined)).toMatchObject({ total: 1 });
    expect(await findProduct(db(), "/hidden")).toMatchObject({ title: "hidden" });
    expect((await search(db(), { text: "hidden", page: 1, pageSize: 5 })).total).toBe(1);
  });

  test("A product that is kept out of searches is not found, not suggested, and in no sitemap", async () => {
    await write("murmuration", { isSearched: false });
    expect(await listed()).toEqual(["murmuration"]);
    for (const text of ["murmuration", "murmurashun"]) {
      expect((await search(db(), { text, page: 1, pageSize: 5 })).total).toBe(0);
      expect(await suggest(db(), text, 5)).toEqual([]);
    }
    expect(await listAddresses(db(), 0)).toEqual([]);
  });

  test("A list can be of what its owner puts forward", async () => {
    await write("plain");
    await write("chosen", { isFeatured: true });
    expect(await listed({ featuredOnly: true })).toEqual(["chosen"]);
  });

  test("What is gone but taken on order can be had", async () => {
    await write("order", { variants: [{ price: 1, stock: 0, takesBackorders: true }] });
    await write("gone", { variants: [{ price: 1, stock: 0 }] });
    expect(await listed({ inStockOnly: true })).toEqual(["order"]);
    expect((await findProduct(db(), "/order"))?.variants).toMatchObject([
      { stock: 0, takesBackorders: true },
    ]);
  });
});
