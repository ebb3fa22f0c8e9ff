import type { ListedProduct, Product, Variant } from "vitrine/api";
import type {
  ListedProduct as ShownListed,
  ShownProduct,
  ShownVariant,
} from "../../content/ShownProduct.ts";
import { availabilityOf } from "../../pages/shop/availabilityOf.ts";
import { pictureOrNone, toEntries, toTerms } from "./toDocument.ts";
import { toPicture } from "./toPicture.ts";

type Words = { readonly currency: string; readonly siteLanguage: string };

/** A product as lists show it. */
export function toListedProduct(product: ShownListed, currency: string): ListedProduct {
  return {
    path: product.path,
    title: product.title,
    excerpt: product.excerpt,
    terms: toTerms(product.terms),
    picture: pictureOrNone(product.picture),
    ...pricesOf(product, currency),
    is_reduced: product.isReduced,
    is_in_stock: product.isInStock,
    variant_count: product.variantCount,
    ...ratingOf(product),
  };
}

/** A product with all that its page shows but its words. */
export function toProduct(
  product: ShownProduct,
  { currency, siteLanguage }: Words,
): Omit<Product, "blocks" | "html"> {
  return {
    ...toEntries(product, siteLanguage),
    excerpt: product.excerpt,
    ...pricesOf(product, currency),
    ...ratingOf(product),
    gallery: product.gallery.map(toPicture),
    options: product.options.map(toNamed),
    details: product.details.map(toNamed),
    variants: product.variants.map(toVariant),
    outside: product.outside && { address: product.outside.address, label: product.outside.label },
    members: product.members.map((one) => toListedProduct(one, currency)),
    related: product.related.map((one) => toListedProduct(one, currency)),
    reviews: product.reviews.map(({ authorName, body, rating, createdAt }) => {
      return { author_name: authorName, body, rating, created_at: createdAt.toISOString() };
    }),
  };
}

function toVariant(variant: ShownVariant): Variant {
  const { id, sku, choice, price, regularPrice, reducedUntil } = variant;
  return {
    id,
    sku,
    choice,
    price,
    regular_price: regularPrice,
    reduced_until: reducedUntil?.toISOString() ?? null,
    // How many there are is the shop's own business.
    availability: availabilityOf(variant),
  };
}

function toNamed({ name, values }: ShownProduct["options"][number]) {
  return { name, values: [...values] };
}

function pricesOf({ priceFrom, priceTo, regularPrice }: Prices, currency: string) {
  return { currency, price_from: priceFrom, price_to: priceTo, regular_price: regularPrice };
}

function ratingOf({ ratingSum, ratingCount }: Rated) {
  const rating = ratingCount > 0 ? Math.round((ratingSum / ratingCount) * 100) / 100 : null;
  return { rating, rating_count: ratingCount };
}

type Prices = Pick<ShownListed, "priceFrom" | "priceTo" | "regularPrice">;
type Rated = Pick<ShownListed, "ratingSum" | "ratingCount">;
