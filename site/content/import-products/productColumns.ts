/**
 * The columns of a shop's export of its products that are read, as WooCommerce heads them, in
 * lower case and without units. The first name is the usual one; the others are seen elsewhere.
 */
export const COLUMNS = {
  id: ["id"],
  type: ["type"],
  sku: ["sku"],
  name: ["name"],
  published: ["published"],
  featured: ["is featured?", "featured"],
  visibility: ["visibility in catalog", "visibility in catalogue", "catalog visibility"],
  shortDescription: ["short description"],
  description: ["description"],
  saleStarts: ["date sale price starts", "sale price starts"],
  saleEnds: ["date sale price ends", "sale price ends"],
  inStock: ["in stock?", "in stock", "stock status"],
  stock: ["stock", "quantity", "stock quantity"],
  backorders: ["backorders allowed?", "backorders"],
  weight: ["weight"],
  length: ["length"],
  width: ["width"],
  height: ["height"],
  reviews: ["allow customer reviews?", "reviews allowed"],
  salePrice: ["sale price"],
  regularPrice: ["regular price", "price"],
  categories: ["categories", "category"],
  tags: ["tags"],
  spacedTags: ["tags (space separated)"],
  images: ["images", "image"],
  parent: ["parent"],
  grouped: ["grouped products"],
  upsells: ["upsells"],
  crossSells: ["cross-sells"],
  externalUrl: ["external url"],
  buttonText: ["button text"],
  position: ["position"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Column = keyof typeof COLUMNS;

/** Those that are known and stand for nothing here yet; the report counts the rows that fill them. */
export const UNUSED_COLUMNS: ReadonlySet<string> = new Set([
  ...[
    "gtin, upc, ean, or isbn",
    "tax status",
    "tax class",
    "low stock amount",
    "sold individually?",
  ],
  ...["purchase note", "shipping class", "download limit", "download expiry days", "brands"],
]);
