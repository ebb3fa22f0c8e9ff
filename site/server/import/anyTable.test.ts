import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createProductSink } from "../../../tests/support/exports/createProductSink.ts";
import { PRODUCT_COLUMNS, productCsv } from "../../../tests/support/exports/productCsv.ts";
import { withFile } from "../../../tests/support/exports/withFile.ts";
import { injections } from "../../../tests/support/injections.ts";
import { importProducts } from "../../content/import-products/importProducts.ts";
import { importedDocumentSchema } from "../../store/importedDocument.ts";
import { productPartsSchema } from "../../store/productParts.ts";
import { productWriteOf } from "./productWriteOf.ts";

const words = { weight: "Weight", dimensions: "Size" };

const cell = fc.oneof(
  fc.constantFrom("", "1", "0", "-1", "12,50", "1.234,5", "1e9", "∞", "2026-02-30", "2026-05-01"),
  fc.constantFrom("simple", "variable", "grouped", "external", "variation", "id:1", "A", "A, B"),
  fc.constantFrom("__proto__", "constructor", "a > b, c\\, d", "https://x.example/", "parent"),
  fc.constantFrom(...injections),
  fc.string({ unit: "binary" }),
  fc.string({ minLength: 150, maxLength: 300 }),
);
const row = fc.dictionary(fc.constantFrom(...PRODUCT_COLUMNS.slice(1)), cell, {
  noNullPrototype: true,
});

test("Whatever stands in the cells of a table, each product that comes of it can be stored", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
      const numbered = rows.map((one, place) => ({
        Name: "Cup",
        ...one,
        ID: `${(place % 9) + 1}`,
      }));
      const { products } = await withFile(productCsv(numbered), async (path) => {
        const sink = createProductSink();
        await importProducts(path, sink, { minorUnit: 100, words });
        return sink;
      });
      for (const product of products.values()) {
        const { document, product: parts } = productWriteOf(product);
        expect(v.safeParse(importedDocumentSchema, document).issues).toBeUndefined();
        expect(v.safeParse(productPartsSchema, parts).issues).toBeUndefined();
      }
    }),
    { numRuns: 300 },
  );
});
