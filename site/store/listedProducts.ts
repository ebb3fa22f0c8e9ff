import { sql } from "drizzle-orm";
import type { ListedProduct } from "../content/ShownProduct.ts";
import { documentTermNames } from "./documents.ts";
import { documents, products } from "./schema.ts";

const picture = (place: number) =>
  sql`${products.gallery} -> ${sql.raw(String(place))}`.mapWith(
    (text: string): ListedProduct["picture"] => JSON.parse(text),
  );

/** What a product costs, kept by keepFigures. */
export const productPriceColumns = {
  priceFrom: products.priceFrom,
  priceTo: products.priceTo,
  regularPrice: products.regularPrice,
};

/** What lists show of a product; for documents joined with products. */
export const listedProductColumns = {
  path: documents.path,
  title: documents.title,
  excerpt: documents.excerpt,
  terms: documentTermNames,
  picture: picture(0),
  secondPicture: picture(1),
  ...productPriceColumns,
  isReduced: products.isReduced,
  isInStock: products.inStock,
  variantCount: products.variantCount,
  ratingSum: products.ratingSum,
  ratingCount: products.ratingCount,
};
