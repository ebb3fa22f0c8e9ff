import * as v from "valibot";
import { type Body, bodyEntries, documentEntries } from "./documentWire.ts";
import { money, type PageQuery, pageOf, picture, termName, time } from "./partsWire.ts";

const named = v.object({ name: v.string(), values: v.array(v.string()) });

/** What a product costs, whatever is chosen of it. */
const prices = {
  /** ISO 4217. */
  currency: v.string(),
  /** The lowest and the highest; both null where nothing has a price. */
  price_from: v.nullable(money),
  price_to: v.nullable(money),
  /** What it cost before, where it has one price and all of it is reduced from one. */
  regular_price: v.nullable(money),
};

const rating = {
  /** 1 to 5; null where nobody has rated it. */
  rating: v.nullable(v.number()),
  rating_count: v.number(),
};

/** What a list shows of a product. */
export const listedProduct = v.object({
  path: v.string(),
  title: v.string(),
  excerpt: v.string(),
  terms: v.array(termName),
  picture: v.nullable(picture),
  ...prices,
  /** Whether a variant costs less than it did. */
  is_reduced: v.boolean(),
  /** Whether a variant can be had, be it on order. */
  is_in_stock: v.boolean(),
  variant_count: v.number(),
  ...rating,
});
export type ListedProduct = v.InferOutput<typeof listedProduct>;

export const PRODUCT_ORDERS = ["newest", "price", "price-desc", "name", "rating"] as const;

/** GET /api/v1/products */
export const productPage = v.object({
  ...pageOf(listedProduct).entries,
  /** What the list can be filtered by, with how many of its category each holds. */
  facets: v.array(
    v.object({
      name: v.string(),
      values: v.array(v.object({ key: v.string(), label: v.string(), count: v.number() })),
    }),
  ),
});
export type ProductPage = v.InferOutput<typeof productPage>;

export type ProductQuery = PageQuery & {
  /** The slug of a category; with all below it. */
  readonly category?: string;
  /** Such as ["ink:blue"]: of several with one name any, of different names all must fit. */
  readonly facet?: readonly string[];
  readonly min_price?: number;
  readonly max_price?: number;
  readonly in_stock?: boolean;
  /** Those that their owner puts forward. */
  readonly featured?: boolean;
  /** Default "newest". */
  readonly order?: (typeof PRODUCT_ORDERS)[number];
};

export const AVAILABILITIES = ["in-stock", "on-order", "out-of-stock"] as const;

/** One choice of a product. */
export const variant = v.object({
  id: v.string(),
  sku: v.nullable(v.string()),
  /** The chosen value of every option by its name; empty where nothing is chosen. */
  choice: v.record(v.string(), v.string()),
  price: v.nullable(money),
  /** What it cost before, where it is reduced. */
  regular_price: v.nullable(money),
  /** When its reduction ends by itself. */
  reduced_until: v.nullable(time),
  availability: v.picklist(AVAILABILITIES),
});
export type Variant = v.InferOutput<typeof variant>;

/** GET /api/v1/product */
export const product = v.object({
  ...documentEntries,
  excerpt: v.string(),
  ...bodyEntries,
  ...prices,
  ...rating,
  gallery: v.array(picture),
  /** What is chosen: "Size" with its values. */
  options: v.array(named),
  /** What it is made of or like: "Paper" with its values. */
  details: v.array(named),
  /** In the order in which they are chosen; at least one. */
  variants: v.array(variant),
  /** Where it is sold, if on another site. */
  outside: v.nullable(v.object({ address: v.string(), label: v.string() })),
  /** Of what it is made up, where it is sold as such. */
  members: v.array(listedProduct),
  related: v.array(listedProduct),
  /** Approved ones, newest first. */
  reviews: v.array(
    v.object({
      author_name: v.string(),
      body: v.string(),
      rating: v.nullable(v.number()),
      created_at: time,
    }),
  ),
});
export type Product = v.InferOutput<typeof product>;

export type ProductQuestion<Asked extends Body = Body> = {
  readonly path: string;
  /** How what is said of it is given. Default "blocks". */
  readonly body?: Asked;
};
