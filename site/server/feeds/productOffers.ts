import type { ShownProduct, ShownVariant } from "../../content/ShownProduct.ts";
import { isInStock } from "../../pages/shop/isInStock.ts";
import { minorUnitOf } from "../../texts/minorUnitOf.ts";

type Priced = ShownVariant & { readonly price: number };

export type OfferOptions = {
  /** ISO 4217. */
  readonly currency: string;
  /** Of the product's page. */
  readonly address: string;
};

/**
 * What a product costs, in the words of schema.org: one offer, or the span of several.
 * @returns undefined where no variant has a price
 */
export function productOffers(
  { variants }: Pick<ShownProduct, "variants">,
  { currency, address }: OfferOptions,
): object | undefined {
  const priced = variants.filter((variant): variant is Priced => variant.price !== null);
  const [first] = priced;
  if (!first) return undefined;
  const common = {
    priceCurrency: currency,
    availability: `https://schema.org/${priced.some(isInStock) ? "InStock" : "OutOfStock"}`,
    url: address,
  };
  if (priced.length === 1) {
    return { "@type": "Offer", price: decimal(first.price, currency), ...common };
  }
  const prices = priced.map(({ price }) => price);
  return {
    "@type": "AggregateOffer",
    lowPrice: decimal(Math.min(...prices), currency),
    highPrice: decimal(Math.max(...prices), currency),
    offerCount: priced.length,
    ...common,
  };
}

/** 1250 in cents is "12.50"; the yen has no smaller unit, the dinar has three digits. */
function decimal(minor: number, currency: string): string {
  const unit = minorUnitOf(currency);
  return (minor / unit).toFixed(Math.round(Math.log10(unit)));
}
