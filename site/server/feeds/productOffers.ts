import type { Money, ShownProduct } from "../../content/ShownProduct.ts";
import { type Availability, availabilityOf } from "../../pages/shop/availabilityOf.ts";
import { minorUnitOf } from "../../texts/minorUnitOf.ts";

export type OfferOptions = {
  /** ISO 4217. */
  readonly currency: string;
  /** Of the product's page. */
  readonly address: string;
};

/**
 * What a product costs, in the words of schema.org: one offer, or the span of several.
 * @returns undefined where nothing of it has a price, and where it is sold on another site
 */
export function productOffers(
  product: Pick<ShownProduct, "variants" | "members" | "isGroup" | "outside">,
  { currency, address }: OfferOptions,
): object | undefined {
  if (product.outside) return undefined;
  const offered = product.isGroup ? ofMembers(product) : ofVariants(product);
  const [first] = offered;
  if (!first) return undefined;
  const common = {
    priceCurrency: currency,
    availability: `https://schema.org/${SCHEMA_WORDS[bestOf(offered)]}`,
    url: address,
  };
  if (offered.length === 1 && first.from === first.to) {
    return {
      "@type": "Offer",
      price: decimal(first.from, currency),
      priceValidUntil: first.until?.toISOString(),
      ...common,
    };
  }
  return {
    "@type": "AggregateOffer",
    lowPrice: decimal(Math.min(...offered.map(({ from }) => from)), currency),
    highPrice: decimal(Math.max(...offered.map(({ to }) => to)), currency),
    offerCount: offered.length,
    ...common,
  };
}

type Offered = {
  readonly from: Money;
  readonly to: Money;
  readonly availability: Availability;
  /** When this price ends by itself. */
  readonly until: Date | null;
};

const SCHEMA_WORDS: Readonly<Record<Availability, string>> = {
  "in-stock": "InStock",
  "on-order": "BackOrder",
  "out-of-stock": "OutOfStock",
};

function ofVariants({ variants }: Pick<ShownProduct, "variants">): readonly Offered[] {
  return variants.flatMap(({ price, reducedUntil, ...variant }) =>
    price === null
      ? []
      : { from: price, to: price, until: reducedUntil, availability: availabilityOf(variant) },
  );
}

function ofMembers({ members }: Pick<ShownProduct, "members">): readonly Offered[] {
  return members.flatMap(({ priceFrom, priceTo, isInStock }) =>
    priceFrom === null
      ? []
      : {
          from: priceFrom,
          to: priceTo ?? priceFrom,
          until: null,
          availability: isInStock ? "in-stock" : "out-of-stock",
        },
  );
}

/** Of several offers, what can be said of the one that is easiest to have. */
function bestOf(offered: readonly Offered[]): Availability {
  const found = new Set(offered.map(({ availability }) => availability));
  return AVAILABILITIES.find((one) => found.has(one)) ?? "out-of-stock";
}

const AVAILABILITIES = ["in-stock", "on-order", "out-of-stock"] as const;

/** 1250 in cents is "12.50"; the yen has no smaller unit, the dinar has three digits. */
function decimal(minor: number, currency: string): string {
  const unit = minorUnitOf(currency);
  return (minor / unit).toFixed(Math.round(Math.log10(unit)));
}
