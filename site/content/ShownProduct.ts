import type { Picture } from "./picture.ts";
import type { ShownComment } from "./ShownComment.ts";
import type { ShownDocument } from "./ShownDocument.ts";

/** Money in the smallest unit of the site's currency, such as cents. */
export type Money = number;

/** What a product costs, whatever is chosen of it. */
export type ProductPrices = {
  /** The lowest; both null where no variant has a price. */
  readonly priceFrom: Money | null;
  readonly priceTo: Money | null;
  /** What it cost before, where it has one price and all of it is reduced from one. */
  readonly regularPrice: Money | null;
};

/** What a product list shows. */
export type ListedProduct = ProductPrices &
  Pick<ShownDocument, "path" | "title" | "excerpt" | "terms"> & {
    /** The first of its gallery; null where it has none. */
    readonly picture: Picture | null;
    /** The second, shown while a pointer rests on the first. */
    readonly secondPicture: Picture | null;
    /** Whether a variant costs less than it did. */
    readonly isReduced: boolean;
    /** Whether a variant can be had, be it on order. */
    readonly isInStock: boolean;
    /** How many variants a visitor chooses from. */
    readonly variantCount: number;
    readonly ratingSum: number;
    readonly ratingCount: number;
  };

/** One choice of a product, with a price and a stock of its own. */
export type ShownVariant = {
  readonly id: string;
  readonly sku: string | null;
  /** The chosen value of every option, by the option's name; empty where nothing is chosen. */
  readonly choice: Readonly<Record<string, string>>;
  readonly price: Money | null;
  /** What it cost before, where it is reduced. */
  readonly regularPrice: Money | null;
  /** Null where nobody counts: there is enough. */
  readonly stock: number | null;
  /** Whether it can be ordered when none is left. */
  readonly takesBackorders: boolean;
  /** When its reduction ends by itself; null where it is not reduced or does not end. */
  readonly reducedUntil: Date | null;
};

/** A name with its values: an option to choose ("Size": A4, A3) or a detail ("Paper": …). */
export type NamedValues = { readonly name: string; readonly values: readonly string[] };

/** A product as its page needs it. */
export type ShownProduct = ShownDocument &
  ProductPrices & {
    readonly gallery: readonly Picture[];
    readonly options: readonly NamedValues[];
    readonly details: readonly NamedValues[];
    /** In the order in which they are chosen; at least one. */
    readonly variants: readonly ShownVariant[];
    readonly ratingSum: number;
    readonly ratingCount: number;
    /** Approved reviews, newest first, at most MAX_SHOWN_REVIEWS; then what answers them, oldest first. */
    readonly reviews: readonly ShownComment[];
    /** Where it is sold, if on another site; an empty label stands for our own words. */
    readonly outside: { readonly address: string; readonly label: string } | null;
    /** Whether it is sold as its members. */
    readonly isGroup: boolean;
    /** In their order; none where it is no group. */
    readonly members: readonly ListedProduct[];
    /** Those its owner leads to, then others of its categories; at most RELATED_PRODUCTS. */
    readonly related: readonly ListedProduct[];
  };

/** What a product is called, and what can be chosen of it. */
export type ProductChoices = Pick<ShownProduct, "title" | "options" | "variants">;
