import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { ProductQuestion } from "../content/PageSource.ts";
import { PRODUCT_ORDERS } from "../content/PageSource.ts";
import { listProducts } from "./listProducts.ts";
import { MAX_FACET_VALUES, readFilterChoices } from "./readFilterChoices.ts";
import { products, terms } from "./schema.ts";
import { writeTerm } from "./terms.ts";
import { pictureOf, productWrite } from "./testing/content.ts";
import { countQueries } from "./testing/countQueries.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeProduct } from "./writeProduct.ts";

const all: ProductQuestion = {
  facets: [],
  inStockOnly: false,
  order: "newest",
  page: 1,
  pageSize: 24,
};

describeEachStore("Listing products", ({ store }) => {
  const db = () => store().db;
  const paths = async (question: Partial<ProductQuestion>) =>
    (await listProducts(db(), { ...all, ...question })).items.map(({ path }) => path.slice(1));

  beforeAll(async () => {
    const prints = await writeTerm(db(), term("prints"));
    const maps = await writeTerm(db(), { ...term("maps"), parent: "prints" });
    const islands = await writeTerm(db(), { ...term("islands"), parent: "maps" });
    await writeTerm(db(), term("empty"));
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    const detail = (name: string, ...values: string[]) => ({ name, values, filter: true });
    await writeProduct(
      db(),
      productWrite(
        "/apple",
        {
          details: [detail("Ink", "Blue"), detail("Paper", "Cream")],
          gallery: [pictureOf("1"), pictureOf("2"), pictureOf("3")],
          variants: [{ price: 500, regularPrice: 600, stock: 3 }],
        },
        { title: "Äpfel", publishedAt: day(1), termIds: [prints, islands] },
      ),
    );
    await writeProduct(
      db(),
      productWrite(
        "/banana",
        {
          options: [{ name: "Size", values: ["S", "L"] }],
          details: [detail("Ink", "Red", "Blue"), detail("Paper", "White")],
          variants: [
            { choice: { Size: "S" }, price: 300, stock: 0 },
            { choice: { Size: "L" }, price: 900, stock: 0 },
          ],
        },
        { title: "banana", publishedAt: day(2), termIds: [maps] },
      ),
    );
    await writeProduct(
      db(),
      productWrite(
        "/cherry",
        { details: [detail("Ink", "Green")], variants: [{ stock: null }] },
        { title: "Cherry", publishedAt: day(3) },
      ),
    );
    await writeProduct(db(), productWrite("/draft", {}, { status: "draft" }));
    await writeProduct(
      db(),
      productWrite("/soon", {}, { publishedAt: new Date(Date.now() + 3_600_000), termIds: [maps] }),
    );
    await db()
      .update(products)
      .set({ ratingSum: 9, ratingCount: 2 })
      .where(eq(products.priceFrom, 300));
  });

  test("gives the public ones newest first, each with what a list shows of it, in one query", async () => {
    const { result, queries } = await countQueries(db(), (counted) => listProducts(counted, all));
    expect(queries).toBe(1);
    expect(result).toMatchObject({ total: 3, page: 1, pageCount: 1 });
    expect(result.items.map(({ path }) => path)).toEqual(["/cherry", "/banana", "/apple"]);
    expect(result.items[2]).toEqual({
      path: "/apple",
      title: "Äpfel",
      excerpt: "",
      terms: [
        { kind: "product-category", slug: "islands", name: "islands" },
        { kind: "product-category", slug: "prints", name: "prints" },
      ],
      picture: pictureOf("1"),
      secondPicture: pictureOf("2"),
      priceFrom: 500,
      priceTo: 500,
      regularPrice: 600,
      isReduced: true,
      isInStock: true,
      variantCount: 1,
      ratingSum: 0,
      ratingCount: 0,
    });
    expect(result.items[0]).toMatchObject({ picture: null, secondPicture: null, priceFrom: null });
  });

  test("puts them in every order there is, with what has no price or rating at the end", async () => {
    const orders = Object.fromEntries(
      await Promise.all(PRODUCT_ORDERS.map(async (order) => [order, await paths({ order })])),
    );
    expect(orders).toEqual({
      newest: ["cherry", "banana", "apple"],
      price: ["banana", "apple", "cherry"],
      "price-desc": ["apple", "banana", "cherry"],
      name: ["apple", "banana", "cherry"],
      rating: ["banana", "cherry", "apple"],
    });
  });

  test("of a category takes those of the categories below it along, each once", async () => {
    expect(await paths({ category: "prints" })).toEqual(["banana", "apple"]);
    expect(await paths({ category: "maps" })).toEqual(["banana", "apple"]);
    expect(await paths({ category: "islands" })).toEqual(["apple"]);
    expect(await paths({ category: "empty" })).toEqual([]);
    expect(await paths({ category: "nowhere" })).toEqual([]);
  });

  test("of categories that stand below each other in a circle comes to an end", async () => {
    await db()
      .update(terms)
      .set({ parentId: sql`(select id from terms where slug = 'islands')` })
      .where(eq(terms.slug, "prints"));
    expect(await paths({ category: "maps" })).toEqual(["banana", "apple"]);
    await db().update(terms).set({ parentId: null }).where(eq(terms.slug, "prints"));
  });

  test("by facets takes any value of one name and asks for all names", async () => {
    expect(await paths({ facets: ["ink:blue"] })).toEqual(["banana", "apple"]);
    expect(await paths({ facets: ["ink:blue", "ink:green"] })).toEqual([
      "cherry",
      "banana",
      "apple",
    ]);
    expect(await paths({ facets: ["ink:blue", "paper:cream"] })).toEqual(["apple"]);
    expect(await paths({ facets: ["ink:blue", "ink:nothing", "paper:white"] })).toEqual(["banana"]);
    expect(await paths({ facets: ["nonsense"] })).toEqual([]);
  });

  test("by price takes those that have a variant in the range, by stock those that can be had", async () => {
    expect(await paths({ minPrice: 600 })).toEqual(["banana"]);
    expect(await paths({ maxPrice: 400 })).toEqual(["banana"]);
    expect(await paths({ minPrice: 400, maxPrice: 500 })).toEqual(["banana", "apple"]);
    expect(await paths({ inStockOnly: true })).toEqual(["cherry", "apple"]);
    expect(await paths({ inStockOnly: true, maxPrice: 1000, category: "maps" })).toEqual(["apple"]);
  });

  test("page by page leaves none out and shows none twice; beyond the last page there are none, of the same total", async () => {
    for (const order of PRODUCT_ORDERS) {
      const pages = await Promise.all([1, 2, 3].map((page) => paths({ order, page, pageSize: 1 })));
      expect(new Set(pages.flat()).size).toBe(3);
    }
    for (const page of [4, 1e9, Number.MAX_SAFE_INTEGER]) {
      expect(await listProducts(db(), { ...all, page, pageSize: 1 })).toMatchObject({
        items: [],
        total: 3,
        pageCount: 3,
      });
    }
    expect((await listProducts(db(), { ...all, page: -3 })).items).toHaveLength(3);
    expect((await listProducts(db(), { ...all, page: 2, pageSize: 1 }, 3)).items).toHaveLength(1);
  });

  test("finds nothing, and no fault, in what no shop has", async () => {
    const hostile = [
      "' or 1=1 --",
      "ink:\0blue",
      "\ud800",
      "{a,b}",
      '"',
      "x".repeat(10_000),
      "",
      ":",
    ];
    for (const text of hostile) {
      expect(await paths({ facets: [text] })).toEqual([]);
      expect(await paths({ category: text })).toEqual([]);
    }
    for (const price of [Number.NaN, Infinity, -Infinity, 1e300, 0.5]) {
      expect(await paths({ minPrice: price, maxPrice: price, facets: hostile })).toEqual([]);
    }
  });

  describe("What can be filtered by", () => {
    test("counts what each value would leave, of all products and of a category, in one query", async () => {
      const { result, queries } = await countQueries(db(), (counted) =>
        readFilterChoices(counted, undefined),
      );
      expect(queries).toBe(1);
      expect(result).toEqual({
        total: 3,
        priceRange: { from: 300, to: 900 },
        facets: [
          {
            name: "Ink",
            values: [
              { key: "ink:blue", label: "Blue", count: 2 },
              { key: "ink:green", label: "Green", count: 1 },
              { key: "ink:red", label: "Red", count: 1 },
            ],
          },
          {
            name: "Paper",
            values: [
              { key: "paper:cream", label: "Cream", count: 1 },
              { key: "paper:white", label: "White", count: 1 },
            ],
          },
        ],
      });
      expect(await readFilterChoices(db(), "islands")).toMatchObject({
        total: 1,
        priceRange: { from: 500, to: 500 },
      });
    });

    test("is nothing where there are no products", async () => {
      for (const category of ["empty", "nowhere", "\0"]) {
        expect(await readFilterChoices(db(), category)).toEqual({
          total: 0,
          facets: [],
          priceRange: null,
        });
      }
    });

    test("offers the most frequent values, as people sort them", async () => {
      expect(MAX_FACET_VALUES).toBe(30);
      const values = Array.from({ length: 40 }, (_, n) => `No. ${n + 1}`);
      const details = [
        { name: "Run", values, filter: true },
        { name: "Size", values: ["A10", "A4"], filter: true },
      ];
      const made = await writeProduct(db(), productWrite("/many", { details }));
      const { facets } = await readFilterChoices(db(), undefined);
      expect(facets.find(({ name }) => name === "Run")?.values).toHaveLength(30);
      const sizes = facets.find(({ name }) => name === "Size")?.values;
      expect(sizes?.map(({ label }) => label)).toEqual(["A4", "A10"]);
      await writeProduct(db(), {
        ...productWrite("/many", {}, { status: "draft" }),
        replaces: made,
      });
    });
  });

  function term(slug: string) {
    return { kind: "product-category" as const, slug, name: slug };
  }
});
