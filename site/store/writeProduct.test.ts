import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { findProduct } from "./findProduct.ts";
import { MAX_DETAIL_LENGTH, MAX_NAME_LENGTH, MAX_PRICE, MAX_VARIANTS } from "./productParts.ts";
import { documents, facetLabels, products, redirects, revisions, variants } from "./schema.ts";
import { pictureOf, productWrite } from "./testing/content.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeDocument } from "./writeDocument.ts";
import { writeProduct } from "./writeProduct.ts";

const sizes = [{ name: "Size", values: ["A4", "A3"] }];

describeEachStore("Writing a product", ({ store }) => {
  const db = () => store().db;

  beforeEach(async () => {
    for (const table of [documents, facetLabels, redirects]) await db().delete(table);
  });

  test("stores its document, options, details, gallery, variants and a revision, which come back whole", async () => {
    const gallery = [pictureOf("flat"), pictureOf("wall")];
    const details = [{ name: "Ink", values: ["Blue", "Red"], filter: true }];
    const write = productWrite("/shop/moon", {
      options: sizes,
      details,
      gallery,
      variants: [
        { choice: { Size: "A4" }, price: 1800, regularPrice: 2400, stock: 0, sku: "M-4" },
        { choice: { Size: "A3" }, price: 2800, sku: "M-3" },
      ],
    });
    await writeProduct(db(), write);
    const found = await findProduct(db(), "/shop/moon");
    expect(found).toMatchObject({
      title: "A product",
      options: sizes,
      details,
      gallery,
      picture: gallery[0],
      priceFrom: 1800,
      priceTo: 2800,
      regularPrice: null,
      ratingCount: 0,
    });
    expect(found?.variants).toEqual([
      {
        id: expect.any(String),
        choice: { Size: "A4" },
        price: 1800,
        regularPrice: 2400,
        stock: 0,
        sku: "M-4",
        takesBackorders: false,
        reducedUntil: null,
      },
      {
        id: expect.any(String),
        choice: { Size: "A3" },
        price: 2800,
        regularPrice: null,
        stock: null,
        sku: "M-3",
        takesBackorders: false,
        reducedUntil: null,
      },
    ]);
    const [row] = await db().select().from(products);
    expect(row).toMatchObject({
      inStock: true,
      isReduced: true,
      variantCount: 2,
      facets: ["ink:blue", "ink:red"],
    });
    expect(await db().$count(revisions)).toBe(1);
  });

  test.each([
    [
      "all of it was dearer by as much",
      [
        [900, 1200],
        [900, 1200],
      ],
      1200,
    ],
    [
      "one choice is not reduced",
      [
        [900, 1200],
        [900, null],
      ],
      null,
    ],
    [
      "one choice was dearer",
      [
        [900, 1200],
        [900, 1300],
      ],
      null,
    ],
    [
      "one choice costs more now",
      [
        [900, 1200],
        [1000, 1200],
      ],
      null,
    ],
    ["nothing has a price", [[null, null]], null],
  ] as const)("where %s, its former price is told so", async (_what, prices, before) => {
    const sizeOf = (index: number) => ["A4", "A3"][index] ?? "";
    const choices = prices.map(([price, regularPrice], index) => ({
      ...{ price, regularPrice, stock: 1 },
      choice: { Size: sizeOf(index) },
    }));
    await writeProduct(db(), productWrite("/a", { options: sizes, variants: choices }));
    expect(await findProduct(db(), "/a")).toMatchObject({ regularPrice: before });
  });

  test("without prices has none, without pictures has none, and out of stock is so in every variant", async () => {
    await writeProduct(
      db(),
      productWrite("/a", { options: sizes, variants: [{ choice: { Size: "A4" }, stock: 0 }] }),
    );
    const [row] = await db().select().from(products);
    expect(row).toMatchObject({ priceFrom: null, priceTo: null, inStock: false, isReduced: false });
    expect(await findProduct(db(), "/a")).toMatchObject({
      picture: null,
      gallery: [],
      priceFrom: null,
    });
  });

  test("again keeps the ids of variants that are chosen as before, though numbers change places", async () => {
    const variantsOf = (one: string, other: string) => [
      { choice: { Size: "A4" }, price: 1, sku: one },
      { choice: { Size: "A3" }, price: 2, sku: other },
    ];
    const made = await writeProduct(
      db(),
      productWrite("/a", { options: sizes, variants: variantsOf("x", "y") }),
    );
    const before = await listVariants();
    await writeProduct(db(), {
      ...productWrite("/a", { options: sizes, variants: variantsOf("y", "x").reverse() }),
      replaces: made,
    });
    const after = await listVariants();
    expect(after.map(({ id, sku, position }) => [id, sku, position])).toEqual([
      [before[1]?.id, "x", 0],
      [before[0]?.id, "y", 1],
    ]);
    const [now] = await db().select().from(documents);
    const wide = [{ name: "Size", values: ["A4", "A2"] }];
    await writeProduct(db(), {
      ...productWrite("/a", {
        options: wide,
        variants: [
          { choice: { Size: "A4" }, price: 1 },
          { choice: { Size: "A2" }, price: 9 },
        ],
      }),
      replaces: { id: made.id, updatedAt: now?.updatedAt ?? new Date(0) },
    });
    const last = await listVariants();
    expect(last[0]?.id).toBe(before[0]?.id);
    expect(last).toHaveLength(2);
    expect(last[1]?.id).not.toBe(before[1]?.id);
  });

  test("that moves leads from its old address to the new one", async () => {
    const made = await writeProduct(db(), productWrite("/shop/old"));
    await writeProduct(db(), { ...productWrite("/shop/new"), replaces: made });
    expect(await db().select().from(redirects)).toMatchObject([
      { fromPath: "/shop/old", toPath: "/shop/new" },
    ]);
  });

  test("is refused with a reason when someone else changed it, or has its address or number", async () => {
    const made = await writeProduct(db(), productWrite("/a", { variants: [{ sku: "N-1" }] }));
    const stale = { id: made.id, updatedAt: new Date(0) };
    await expect(
      writeProduct(db(), { ...productWrite("/a"), replaces: stale }),
    ).rejects.toMatchObject({ name: "ConflictError", reason: "changed" });
    await expect(writeProduct(db(), productWrite("/a"))).rejects.toMatchObject({
      reason: "path-taken",
    });
    await expect(
      writeProduct(db(), productWrite("/b", { variants: [{ sku: "N-1" }] })),
    ).rejects.toMatchObject({
      reason: "sku-taken",
      message: expect.stringContaining("article number"),
    });
    expect(await db().$count(documents)).toBe(1);
  });

  test("names what filters are called as it was written last", async () => {
    const made = await writeProduct(db(), productWrite("/a", { details: inkOf("blue") }));
    await writeProduct(db(), { ...productWrite("/a", { details: inkOf("Blue") }), replaces: made });
    expect(await db().select().from(facetLabels)).toEqual([
      { key: "ink:blue", name: "Ink", label: "Blue" },
    ]);
  });

  describe("that is not valid", () => {
    const bad: Readonly<Record<string, object>> = {
      "has no variant": { variants: [] },
      "has more variants than anybody chooses from": {
        variants: Array.from({ length: MAX_VARIANTS + 1 }, () => ({})),
      },
      "chooses an unknown value": { options: sizes, variants: [{ choice: { Size: "A9" } }] },
      "leaves an option open": { options: sizes, variants: [{ choice: {} }] },
      "chooses what is no option": { variants: [{ choice: { Size: "A4" } }] },
      "chooses by a name of JavaScript's own": {
        options: [{ name: "toString", values: ["x"] }],
        variants: [{ choice: { Size: "x" } }],
      },
      "has one choice twice": { variants: [{ price: 1 }, { price: 2 }] },
      "has one option twice": {
        options: [...sizes, ...sizes],
        variants: [{ choice: { Size: "A4" } }],
      },
      "has one value twice": {
        options: [{ name: "Size", values: ["A4", "A4"] }],
        variants: [{ choice: { Size: "A4" } }],
      },
      "has one number twice": {
        options: sizes,
        variants: [
          { choice: { Size: "A4" }, sku: "x" },
          { choice: { Size: "A3" }, sku: "x" },
        ],
      },
      "costs less than nothing": { variants: [{ price: -1 }] },
      "costs part of a cent": { variants: [{ price: 1.5 }] },
      "costs more than can be counted": { variants: [{ price: MAX_PRICE + 1 }] },
      "is reduced from a lower price": { variants: [{ price: 2, regularPrice: 2 }] },
      "is reduced from nothing": { variants: [{ regularPrice: 2 }] },
      "has less than nothing in stock": { variants: [{ stock: -1 }] },
      "has more in stock than PostgreSQL counts": { variants: [{ stock: 2 ** 31 }] },
      "has a nameless detail": { details: [{ name: " ", values: ["x"] }], variants: [{}] },
      "has a name without end": {
        details: [{ name: "x".repeat(MAX_NAME_LENGTH + 1), values: ["x"] }],
        variants: [{}],
      },
      "shows a picture of another site": {
        gallery: [{ ...pictureOf("x"), src: "https://elsewhere.example/x.svg" }],
        variants: [{}],
      },
    };
    for (const [title, product] of Object.entries(bad)) {
      test(`since it ${title} stores nothing`, async () => {
        await expect(writeProduct(db(), productWrite("/bad", product))).rejects.toMatchObject({
          name: "ValiError",
        });
        expect(await db().$count(documents)).toBe(0);
      });
    }
  });

  test("takes names and texts of every script up to their bounds, and characters no database holds", async () => {
    const name = "名".repeat(MAX_NAME_LENGTH);
    const details = [
      {
        name,
        values: ["\ud800 \0 مَكْتَبَة 😀".repeat(10), "x".repeat(MAX_DETAIL_LENGTH)],
        filter: true,
      },
    ];
    const options = [{ name, values: [name, `${name.slice(1)}\0b`] }];
    await writeProduct(db(), {
      ...productWrite("/x", {
        options,
        details,
        variants: [{ choice: { [name]: name }, sku: name, price: MAX_PRICE }],
      }),
      content: {
        ...productWrite("/x").content,
        title: "𠀀'\"\\%_ ".repeat(2000),
        excerpt: "語 ".repeat(10_000),
      },
    });
    expect(await findProduct(db(), "/x")).toMatchObject({ priceFrom: MAX_PRICE });
  });

  test("as a document of another kind is a programmer's mistake, and says so", async () => {
    const { product } = productWrite("/x");
    const { content } = productWrite("/x", {}, { kind: "page" });
    await expect(writeProduct(db(), { content, product })).rejects.toThrow('kind "product"');
  });

  test("is undone whole with the transaction it is part of", async () => {
    await db()
      .transaction(async (tx) => {
        await writeProduct(tx, productWrite("/undone"));
        throw new Error("undo");
      })
      .catch(() => {});
    expect([await db().$count(documents), await db().$count(products)]).toEqual([0, 0]);
  });

  test("A product that is written as a document keeps what it consists of", async () => {
    const made = await writeProduct(db(), productWrite("/a", { variants: [{ sku: "K-1" }] }));
    const content = productWrite("/a", {}, { title: "Renamed" }).content;
    await writeDocument(db(), { content, replaces: made });
    expect(await findProduct(db(), "/a")).toMatchObject({
      title: "Renamed",
      variants: [{ sku: "K-1" }],
    });
  });

  function inkOf(value: string) {
    return [{ name: "Ink", values: [value], filter: true }];
  }

  async function listVariants() {
    const [product] = await db().select().from(products);
    return db()
      .select()
      .from(variants)
      .where(eq(variants.productId, product?.documentId ?? ""))
      .orderBy(asc(variants.position));
  }
});

test("A product's bounds are these", () => {
  expect([MAX_VARIANTS, MAX_NAME_LENGTH, MAX_DETAIL_LENGTH, MAX_PRICE]).toEqual([
    500, 100, 2000, 1_000_000_000_000,
  ]);
});
