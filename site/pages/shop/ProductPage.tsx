import { BlockTree, type BlockTreeProps } from "../../blocks/BlockTree.tsx";
import type { ShownProduct } from "../../content/ShownProduct.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { useContentLanguage } from "../../texts/useContentLanguage.ts";
import { Breadcrumb, type Crumb } from "../Breadcrumb.tsx";
import { GroupMembers } from "./GroupMembers.tsx";
import { OutsideLink } from "./OutsideLink.tsx";
import { Price } from "./Price.tsx";
import { ProductGallery } from "./ProductGallery.tsx";
import { ProductGrid } from "./ProductGrid.tsx";
import { ProductTabs } from "./ProductTabs.tsx";
import { Rating } from "./Rating.tsx";
import { VariantForm } from "./VariantForm.tsx";

export type ProductPageProps = {
  readonly product: ShownProduct;
  readonly crumbs: readonly Crumb[];
  readonly onBroken?: BlockTreeProps["onBroken"];
};

/** A product: its pictures, what can be chosen, what it is made of, what others think of it. */
export function ProductPage({ product, crumbs, onBroken }: ProductPageProps) {
  useStyle("product");
  const { say } = useLocale();
  const { id, title, excerpt, priceFrom, priceTo, regularPrice, ratingSum, ratingCount, related } =
    product;
  const own = useContentLanguage(product);
  return (
    <article className="product type-product" id={`product-${id}`}>
      <Breadcrumb crumbs={crumbs} />
      <div className="product-top">
        <ProductGallery pictures={product.gallery} title={title} />
        <div className="summary entry-summary">
          <h1 className="product_title" dir="auto" {...own}>
            {title || say("site.untitled")}
          </h1>
          {ratingCount > 0 && (
            <a className="woocommerce-product-rating" href="#tab-reviews">
              <Rating value={ratingSum / ratingCount} count={ratingCount} />
            </a>
          )}
          <Price from={priceFrom} to={priceTo} regular={regularPrice} />
          {excerpt && (
            <p className="lead" dir="auto" {...own}>
              {excerpt}
            </p>
          )}
          {product.members.length > 0 && <GroupMembers members={product.members} />}
          {product.outside ? (
            <OutsideLink outside={product.outside} />
          ) : (
            <VariantForm product={product} />
          )}
        </div>
      </div>
      <ProductTabs product={product}>
        <div className="panel-text" {...own}>
          <BlockTree blocks={product.body.blocks} onBroken={onBroken} />
        </div>
      </ProductTabs>
      {related.length > 0 && (
        <section className="related products-section">
          <h2>{say("shop.related")}</h2>
          <ProductGrid products={related} />
        </section>
      )}
    </article>
  );
}
