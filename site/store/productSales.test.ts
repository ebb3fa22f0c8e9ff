import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { applyDueSales } from "./applyDueSales.ts";
import { watchContentVersion } from "./contentVersion.ts";
import { findProduct } from "./findProduct.ts";
import { listProducts } from "./listProducts.ts";
import { documents, variants } from "./schema.ts";
import { productWrite } from "./testing/content.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeProduct } from "./writeProduct.ts";

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

describeEachStore("A reduction with dates", ({ store }) => {
  const db = () => store().db;

  beforeEach(async () => {
    await db().delete(documents);
  });

  const write = (sale: { price: number; from?: Date | null; until?: Date | null }) =>
    writeProduct(db(), productWrite("/p", { variants: [{ price: 2000, sale }] }));

  /** Lets the dates of all reductions have been so many hours earlier. */
  const pass = (hours: number) =>
    db().execute(sql`update ${variants} set
      sale_from = sale_from - make_interval(hours => ${hours}::integer),
      sale_until = sale_until - make_interval(hours => ${hours}::integer)`);

  const shown = async () => {
    const found = await findProduct(db(), "/p");
    const [{ price, regularPrice, reducedUntil } = {}] = found?.variants ?? [];
    const list = await listProducts(db(), {
      ...{ facets: [], inStockOnly: false, order: "price", page: 1, pageSize: 9 },
      maxPrice: 1500,
    });
    return {
      ...{ price, regularPrice, reducedUntil },
      ...{ from: found?.priceFrom, before: found?.regularPrice, isCheap: list.total === 1 },
    };
  };
  const usual = {
    ...{ price: 2000, regularPrice: null, reducedUntil: null },
    ...{ from: 2000, before: null, isCheap: false },
  };
  const reduced = { price: 1000, regularPrice: 2000, from: 1000, before: 2000, isCheap: true };

  test("begins when it is to, also in lists, and ends when it is to", async () => {
    await write({ price: 1000, from: inHours(1), until: inHours(3) });
    expect(await shown()).toEqual(usual);
    await applyDueSales(db());
    expect(await shown()).toEqual(usual);
    await pass(2);
    await applyDueSales(db());
    expect(await shown()).toEqual({ ...reduced, reducedUntil: expect.any(Date) });
    await pass(2);
    await applyDueSales(db());
    expect(await shown()).toEqual(usual);
    expect(await db().select().from(variants)).toMatchObject([
      { salePrice: null, saleFrom: null, saleUntil: null },
    ]);
  });

  test("holds at once where its time has begun, and for good where it has no end", async () => {
    await write({ price: 1000 });
    expect(await shown()).toEqual({ ...reduced, reducedUntil: null });
    await pass(10_000);
    await applyDueSales(db());
    expect(await shown()).toEqual({ ...reduced, reducedUntil: null });
  });

  test("never holds where it is over", async () => {
    await write({ price: 1000, from: inHours(-3), until: inHours(-1) });
    expect(await shown()).toEqual(usual);
  });

  test("that ran while no server did ends with the next look", async () => {
    await write({ price: 1000, from: inHours(1), until: inHours(2) });
    await pass(5);
    await applyDueSales(db());
    expect(await shown()).toEqual(usual);
  });

  test("is carried out by whoever watches the content, which tells of it", async () => {
    const soon = new Date(Date.now() + 5000);
    await write({ price: 1000, from: soon, until: inHours(1) });
    const told: (Date | null)[] = [];
    const watch = await watchContentVersion(store(), ({ nextChange }) => told.push(nextChange));
    expect(watch.current().nextChange).toEqual(soon);
    await expect.poll(shown).toMatchObject(reduced);
    await expect.poll(() => told.length).toBeGreaterThan(0);
    expect(told.at(-1)?.getTime()).toBeGreaterThan(soon.getTime());
    await watch.stop();
  });

  test("is written again without its dates doubling", async () => {
    await write({ price: 1000, until: inHours(2) });
    const [{ id, updatedAt } = { id: "", updatedAt: new Date(0) }] = await db()
      .select()
      .from(documents)
      .where(eq(documents.path, "/p"));
    await writeProduct(db(), {
      ...productWrite("/p", { variants: [{ price: 1500 }] }),
      replaces: { id, updatedAt },
    });
    await pass(5);
    await applyDueSales(db());
    expect(await shown()).toMatchObject({ price: 1500, regularPrice: null });
  });

  test.each([
    ["to a higher price", { price: 2000 }],
    ["below nothing", { price: -1 }],
    ["that ends before it begins", { price: 1, from: inHours(2), until: inHours(1) }],
    ["in a year that cannot be stored", { price: 1, from: new Date("+012026-01-01T00:00:00Z") }],
  ])("%s is refused", async (_, sale) => {
    await expect(write(sale)).rejects.toMatchObject({ name: "ValiError" });
  });

  test("beside another reduction is refused", async () => {
    const both = { price: 2000, regularPrice: 3000, sale: { price: 1000 } };
    await expect(
      writeProduct(db(), productWrite("/p", { variants: [both] })),
    ).rejects.toMatchObject({ name: "ValiError" });
  });
});
