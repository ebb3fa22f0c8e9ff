import * as v from "valibot";
import { asField, choiceOf } from "../../content/fields/asField.ts";
import type { ProductOrder } from "../../content/PageSource.ts";
import type { ListedProduct } from "../../content/ShownProduct.ts";
import { ProductGrid } from "../../pages/shop/ProductGrid.tsx";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

/** How many products such a list shows at most. */
export const MAX_LISTED_PRODUCTS = 24;

const ORDERS = {
  newest: "Newest first",
  price: "Cheapest first",
  "price-desc": "Dearest first",
  name: "By name",
  rating: "Best rated first",
} satisfies Record<ProductOrder, string>;

const fields = v.object({
  category: v.optional(
    v.pipe(
      v.string(),
      v.title("Category"),
      v.description("Empty for all."),
      asField({ to: "product-category" }),
    ),
  ),
  featuredOnly: v.optional(
    v.pipe(v.boolean(), v.title("Featured ones"), v.description("Only what you put forward.")),
    false,
  ),
  order: v.optional(v.pipe(choiceOf(ORDERS), v.title("Order")), "newest"),
  limit: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MAX_LISTED_PRODUCTS),
      v.title("How many"),
    ),
    8,
  ),
  heading: v.optional(v.pipe(v.string(), v.maxLength(200), v.title("Heading"))),
});

type Fields = v.InferOutput<typeof fields>;

function ProductListBlock({ fields: { heading }, data }: BlockProps<Fields, Data>) {
  if (!data || data.length === 0) return null;
  return (
    <section className="product-list products-section">
      {heading && <h2>{heading}</h2>}
      <ProductGrid products={data} level={heading ? 3 : 2} />
    </section>
  );
}

type Data = readonly ListedProduct[] | undefined;

export const productList = defineBlock<Fields, Data>({
  type: "product-list",
  label: "Products",
  fields,
  load: ({ category, featuredOnly, order, limit }, source) =>
    source.pickProducts({ category: category || undefined, featuredOnly, order, pageSize: limit }),
  component: ProductListBlock,
});
