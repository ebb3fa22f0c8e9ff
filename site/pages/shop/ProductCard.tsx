import type { ListedProduct } from "../../content/ShownProduct.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { useContentLanguage } from "../../texts/useContentLanguage.ts";
import { Picture } from "../Picture.tsx";
import { spanSizes } from "../spanSizes.ts";
import { Price } from "./Price.tsx";
import { Rating } from "./Rating.tsx";

export type ProductCardProps = {
  readonly product: ListedProduct;
  /** Whether it is seen without scrolling. Default false. */
  readonly isFirst?: boolean;
  /** The level of its heading: 3 below a heading of its list's own. */
  readonly level: 2 | 3;
};

/** Four in a row, or two. */
const SIZES = spanSizes({ wide: 3, middle: 2, narrow: 2 });

/** A product in a list: its pictures, name, price and whether it can be had. */
export function ProductCard({ product, level, isFirst = false }: ProductCardProps) {
  useStyle("shop");
  const { say, page } = useLocale();
  const { path, title, excerpt, picture, secondPicture, priceFrom, priceTo, regularPrice } =
    product;
  const own = useContentLanguage();
  const Heading = `h${level}` as const;
  const { isReduced, isInStock, ratingSum, ratingCount } = product;
  return (
    <article className="product-card">
      <div className="frame">
        {picture ? (
          <Picture picture={{ ...picture, alt: "" }} sizes={SIZES} priority={isFirst} />
        ) : (
          <p className="no-picture">{say("shop.noPicture")}</p>
        )}
        {secondPicture && (
          <Picture
            picture={{ ...secondPicture, alt: "" }}
            sizes={SIZES}
            className="second-picture"
          />
        )}
        {!isInStock && <span className="badge">{say("shop.soldOut")}</span>}
        {isInStock && isReduced && <span className="badge onsale">{say("shop.reduced")}</span>}
      </div>
      <Heading className="product-title">
        <a className="card-link" href={page(path)} dir="auto" {...own}>
          {title || say("site.untitled")}
        </a>
      </Heading>
      <Price from={priceFrom} to={priceTo} regular={regularPrice} />
      {ratingCount > 0 && <Rating value={ratingSum / ratingCount} count={ratingCount} />}
      {excerpt && (
        <p className="product-excerpt" dir="auto" {...own}>
          {excerpt}
        </p>
      )}
    </article>
  );
}
