import * as v from "valibot";
import { expect, test } from "vitest";
import { importedDocumentSchema } from "../../store/importedDocument.ts";
import { productPartsSchema } from "../../store/productParts.ts";
import { createChoices } from "./createChoices.ts";
import { scaleDocuments } from "./scaleDocuments.ts";

const all = [...scaleDocuments({ products: 2000, posts: 400 })];

test("Made-up products and posts are the same every time, and more for larger numbers", () => {
  expect([...scaleDocuments({ products: 2000, posts: 400 })]).toEqual(all);
  const fewer = [...scaleDocuments({ products: 3, posts: 1 })];
  expect(fewer).toEqual([...all.slice(0, 3), ...all.slice(2000, 2001)]);
  expect([...scaleDocuments({ products: 0, posts: 0 })]).toEqual([]);
});

test("All of them are valid, and no two have one address, name in the store or article number", () => {
  for (const { document, product } of all) {
    expect(v.safeParse(importedDocumentSchema, document).success).toBe(true);
    if (product) expect(v.safeParse(productPartsSchema, product).issues).toBeUndefined();
  }
  expect(new Set(all.map(({ document }) => document.path)).size).toBe(all.length);
  expect(new Set(all.map(({ document }) => document.sourceId)).size).toBe(all.length);
  const skus = all.flatMap(({ product }) => product?.variants.map(({ sku }) => sku) ?? []);
  expect(new Set(skus).size).toBe(skus.length);
});

test("They vary as a real catalogue does: categories, prices, stock, what is reduced or missing", () => {
  const products = all.flatMap(({ product }) => product ?? []);
  const share = (has: (product: (typeof products)[number]) => boolean) =>
    products.filter(has).length / products.length;
  expect(share(({ gallery = [] }) => gallery.length === 0)).toBeGreaterThan(0);
  expect(share(({ variants }) => variants.every(({ price }) => price === null))).toBeGreaterThan(0);
  expect(share(({ variants }) => variants.some(({ stock }) => stock === 0))).toBeGreaterThan(0.1);
  const reduced = share(({ variants }) => variants.some(({ regularPrice }) => regularPrice));
  expect(reduced).toBeGreaterThan(0.05);
  expect(reduced).toBeLessThan(0.2);
  const categories = new Set(all.flatMap(({ document }) => document.terms.map(({ slug }) => slug)));
  expect(categories.size).toBeGreaterThan(15);
  expect(new Set(all.map(({ document }) => document.title)).size).toBeGreaterThan(1000);
});

test("Choices of neighbouring numbers have nothing in common, and keep to their limits", () => {
  const draws = Array.from({ length: 1000 }, (_, seed) => createChoices(seed).below(10));
  for (let digit = 0; digit < 10; digit++) {
    expect(draws.filter((draw) => draw === digit).length).toBeGreaterThan(50);
  }
  const choices = createChoices(7);
  expect(choices.some([1, 2, 3], 9)).toEqual([1, 2, 3]);
  expect(choices.some([], 2)).toEqual([]);
  expect([choices.happens(0), choices.happens(1)]).toEqual([false, true]);
});
