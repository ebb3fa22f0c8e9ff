import * as v from "valibot";
import { pictureSchema } from "../picture.ts";
import { time } from "./timeWire.ts";

/** In the smallest unit of the site's currency. */
const money = v.number();

/** Something with values under a name, such as "Size". */
const named = v.object({
  name: v.string(),
  values: v.array(v.string()),
  /** Whether lists can be filtered by it. */
  filter: v.optional(v.boolean()),
});
export type NamedValues = v.InferOutput<typeof named>;

const variant = v.object({
  /** The article number; no two variants of the site share one. */
  sku: v.nullable(v.string()),
  /** The chosen value of every option by its name. */
  choice: v.record(v.string(), v.string()),
  /** Without a reduction; null where it cannot be bought. */
  price: v.nullable(money),
  /** A reduction: `from` is null where it has begun, `until` where it has no end. */
  sale: v.nullable(v.object({ price: money, from: v.nullable(time), until: v.nullable(time) })),
  /** Null where nobody counts. */
  stock: v.nullable(v.number()),
  takes_backorders: v.boolean(),
});
export type EditedVariant = v.InferOutput<typeof variant>;

const linked = v.array(v.object({ id: v.pipe(v.string(), v.uuid()), title: v.string() }));

/** What a product is beyond a document. The server checks it as store/productParts.ts says. */
export const productContent = v.object({
  /** What a visitor chooses. */
  options: v.array(named),
  details: v.array(named),
  /** The first one stands for the product. */
  gallery: v.array(pictureSchema),
  /** Where it is sold, if not here. */
  outside: v.nullable(v.object({ address: v.string(), label: v.string() })),
  /** Whether it is sold as its members. */
  is_group: v.boolean(),
  is_featured: v.boolean(),
  /** Whether lists and searches show it. */
  is_listed: v.boolean(),
  is_searched: v.boolean(),
  /** At least one; what a product without options costs is its only variant's. */
  variants: v.array(variant),
  members: linked,
  upsells: linked,
  cross_sells: linked,
});
export type ProductContent = v.InferOutput<typeof productContent>;
