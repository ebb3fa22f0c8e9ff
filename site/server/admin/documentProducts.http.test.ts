import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type EditedDocument, editedDocument } from "../../content/admin/documentWire.ts";
import { auditLog, documents, rateLimits, variants } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { DOCUMENTS, documentDesk, variantOf } from "./testing/documentDesk.ts";
import { type AdminSite, startAdminSite } from "./testing/startAdminSite.ts";

describeEachStore("Products, to those who write them", ({ store }) => {
  let on: AdminSite;
  const { make, put, save, issuesOf } = documentDesk(() => on);

  beforeAll(async () => {
    on = await startAdminSite(store().db);
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    for (const table of [documents, auditLog, rateLimits]) await store().db.delete(table);
  });

  test("are saved with what they consist of, and read as they were", async () => {
    const [made, other] = [await make("product", "Print"), await make("product", "Frame")];
    const product = {
      ...made.content.product,
      options: [{ name: "Size", values: ["A4", "A3"], filter: true }],
      details: [{ name: "Paper", values: ["Cotton"] }],
      outside: { address: "https://there.example/print", label: "There" },
      is_featured: true,
      variants: [
        variantOf({ sku: "A-4", choice: { Size: "A4" }, price: 900, stock: 3 }),
        variantOf({
          choice: { Size: "A3" },
          price: 1500,
          takes_backorders: true,
          sale: { price: 1200, from: "2199-01-01T00:00:00.000Z", until: null },
        }),
      ],
      upsells: [{ id: other.id, title: "" }],
      cross_sells: [{ id: "10000000-0000-4000-8000-000000000000", title: "gone" }],
    };
    const saved = await save(made, { product });
    expect(saved.content.product).toEqual({
      ...product,
      upsells: [{ id: other.id, title: "Frame" }],
      cross_sells: [],
    });
  });

  test("keep a reduction that has begun, and its end, when they are saved again", async () => {
    const made = await make("product", "Print");
    const sale = { price: 700, from: null, until: "2199-01-01T00:00:00.000Z" };
    const product = { ...made.content.product, variants: [variantOf({ price: 900, sale })] };
    const saved = await save(made, { product });
    expect(saved.content.product).toEqual(product);
    const again = await save(saved, { title: "Other" });
    expect(again.content.product).toEqual(product);
    const [row] = await store().db.select().from(variants).where(eq(variants.productId, made.id));
    expect(row).toMatchObject({ price: 700, regularPrice: 900, salePrice: null });
    expect(row?.saleUntil?.toISOString()).toBe(sale.until);
  });

  test("name the variant that is wrong", async () => {
    const [made, other] = [await make("product", "Print"), await make("product", "Frame")];
    const withVariant = (document: EditedDocument, variant: object) =>
      put(document, {
        product: { ...document.content.product, variants: [variantOf(variant)] },
      });
    const wrong: readonly [object, string[]][] = [
      [{ price: -1 }, ["product", "variants", "0", "price"]],
      [{ price: 1.5 }, ["product", "variants", "0", "price"]],
      [{ stock: -1 }, ["product", "variants", "0", "stock"]],
      [{ price: 5, sale: { price: 6, from: null, until: null } }, ["product", "variants", "0"]],
    ];
    for (const [variant, path] of wrong) {
      const [issue] = await issuesOf(await withVariant(made, variant));
      expect(issue.path.map(String)).toEqual(["content", ...path]);
    }
    expect((await withVariant(made, { sku: "A-1" })).status).toBe(200);
    const [taken] = await issuesOf(await withVariant(other, { sku: " A-1 " }));
    expect(taken.path).toEqual(["content", "product", "variants", 0, "sku"]);
  });

  test("are copied as drafts beside the first, without article numbers", async () => {
    const made = await make("product", "Print");
    const product = { ...made.content.product, variants: [variantOf({ sku: "A-1", price: 900 })] };
    const saved = await save(made, { status: "published", product });
    const answer = await on.ask(`${DOCUMENTS}/${saved.id}/duplicate`, {
      method: "POST",
      body: { title: "Copy of Print" },
    });
    expect(answer.status).toBe(201);
    expect(v.parse(editedDocument, await answer.json())).toMatchObject({
      state: "draft",
      content: {
        title: "Copy of Print",
        path: "/shop/print-2",
        product: { variants: [{ sku: null, price: 900 }] },
      },
    });
  });
});
