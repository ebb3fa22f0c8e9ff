import type { ListedProduct } from "../../content/ShownProduct.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { ProductCard } from "./ProductCard.tsx";

export type ProductGridProps = {
  readonly products: readonly ListedProduct[];
  /** Default "grid". */
  readonly view?: "grid" | "list";
  /** How many of its pictures are seen without scrolling. Default none. */
  readonly firstCount?: number;
  /** The level of their headings. Default 3, below a heading of the list's own. */
  readonly level?: 2 | 3;
  /** Attributes of the list. */
  readonly attributes?: Readonly<Record<string, unknown>>;
};

/** Products side by side or one below the other, in the markup that shop behaviours read. */
export function ProductGrid({
  products,
  view = "grid",
  firstCount = 0,
  level = 3,
  attributes,
}: ProductGridProps) {
  useStyle("shop");
  const columns = view === "list" ? "shopcolumn1 tfsinglecolumn" : "shopcolumn4";
  return (
    <ul {...attributes} className={`products kad_product_wrapper ${columns}`}>
      {products.map((product, index) => (
        <li key={product.path} className="product kad_product kad_product_fade_in">
          <ProductCard product={product} level={level} isFirst={index < firstCount} />
        </li>
      ))}
    </ul>
  );
}
