import * as v from "valibot";
import { pictureSchema } from "../content/picture.ts";
import { dateSchema } from "./documentContent.ts";
import { storable } from "./storable.ts";

/** How many variants a product has at most. */
export const MAX_VARIANTS = 500;
/** The longest name or value of an option, and the longest name of a detail, in UTF-16 units. */
export const MAX_NAME_LENGTH = 100;
/** The longest value of a detail, in UTF-16 units. */
export const MAX_DETAIL_LENGTH = 2000;
/** The longest address of another site, in UTF-16 units. */
export const MAX_ADDRESS_LENGTH = 2000;
/** The highest price, in the smallest unit of the currency: JavaScript counts exactly up to there. */
export const MAX_PRICE = 1_000_000_000_000;
/** The most of one variant that can lie in stock: PostgreSQL's largest integer. */
export const MAX_STOCK = 2_147_483_647;

const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "Write something here, or take it out."),
    v.maxLength(longest, `At most ${longest} characters fit here. Shorten it.`),
  );
const name = text(MAX_NAME_LENGTH);
const detailValue = text(MAX_DETAIL_LENGTH);
const price = v.pipe(
  v.number(),
  v.integer("A price is a whole number of the currency's smallest unit."),
  v.minValue(0, "A price is not below zero."),
  v.maxValue(MAX_PRICE, "This price is too high to be counted exactly."),
);
/** How many there are of something. */
const stock = v.pipe(
  v.number(),
  v.integer("Count whole pieces."),
  v.minValue(0, "There cannot be fewer than none."),
  v.maxValue(MAX_STOCK, `At most ${MAX_STOCK} can be counted.`),
);

const NO_VALUES = "Give it at least one value, or take it out.";

const option = v.object({
  name,
  values: v.pipe(
    v.array(name),
    v.minLength(1, NO_VALUES),
    v.check((values) => areDistinct(values), "A value stands twice."),
  ),
  /** Whether lists can be filtered by it. */
  filter: v.optional(v.boolean()),
});

const detail = v.object({
  name,
  values: v.pipe(v.array(detailValue), v.minLength(1, NO_VALUES)),
  /** Whether lists can be filtered by it. */
  filter: v.optional(v.boolean()),
});

/** A reduction that begins and ends by itself. */
const sale = v.pipe(
  v.object({
    price,
    /** Null where it has begun. */
    from: v.optional(v.nullable(dateSchema), null),
    /** Null where it has no end. */
    until: v.optional(v.nullable(dateSchema), null),
  }),
  v.check(
    ({ from, until }) => from === null || until === null || from < until,
    "The reduction ends before it begins. Give it a later end.",
  ),
);

const variant = v.pipe(
  v.object({
    sku: v.optional(v.nullable(name), null),
    /** The chosen value of every option by its name; {} where there is nothing to choose. */
    choice: v.optional(v.record(v.string(), v.string()), {}),
    price: v.optional(v.nullable(price), null),
    /** What it cost before, where it is cheaper now. */
    regularPrice: v.optional(v.nullable(price), null),
    /** Null where nobody counts. */
    stock: v.optional(v.nullable(stock), null),
    /** Whether it can be ordered when none is left. */
    takesBackorders: v.optional(v.boolean(), false),
    /** For a reduction without dates give the price and the regular price instead. */
    sale: v.optional(v.nullable(sale), null),
  }),
  v.check(
    ({ price: now, regularPrice, sale: to }) =>
      to === null || (now !== null && to.price < now && regularPrice === null),
    "A reduction is to a lower price than the usual one, and there is one at a time.",
  ),
  v.check(
    ({ price: now, regularPrice }) => regularPrice === null || (now !== null && regularPrice > now),
    "The regular price must be above the price: leave it out where nothing is reduced.",
  ),
);

/** Where a product is sold, if not here. */
const outside = v.object({
  address: v.pipe(
    v.string(),
    v.url("This is no address of a page. Copy it from there."),
    v.startsWith("https://", 'An address elsewhere starts with "https://".'),
    v.maxLength(MAX_ADDRESS_LENGTH, `An address has at most ${MAX_ADDRESS_LENGTH} characters.`),
  ),
  /** What the button says; empty for the site's own words. */
  label: v.pipe(v.string(), v.trim(), v.maxLength(MAX_NAME_LENGTH)),
});

/** What a product is beyond a document; what is left out takes its default. */
export const productPartsSchema = v.pipe(
  storable,
  v.object({
    options: v.optional(v.array(option), []),
    details: v.optional(v.array(detail), []),
    /** The first one stands for the product. */
    gallery: v.optional(v.array(pictureSchema), []),
    outside: v.optional(v.nullable(outside), null),
    /** Whether it is sold as its members: see linkProducts. */
    isGroup: v.optional(v.boolean(), false),
    isFeatured: v.optional(v.boolean(), false),
    /** Whether lists and searches show it. */
    isListed: v.optional(v.boolean(), true),
    isSearched: v.optional(v.boolean(), true),
    variants: v.pipe(
      v.array(variant),
      v.minLength(1, "A product has at least one variant: it holds the price."),
      v.maxLength(MAX_VARIANTS, `A product has at most ${MAX_VARIANTS} variants.`),
    ),
  }),
  v.check(
    ({ options }) => areDistinct(options.map((one) => one.name)),
    "Two options have one name, so that no choice could tell them apart. Rename one.",
  ),
  v.check(
    ({ options, variants }) => variants.every(({ choice }) => isChoiceOf(choice, options)),
    "A variant does not choose a known value of every option, so nobody could choose it. Give each option one of its values.",
  ),
  v.check(
    ({ options, variants }) =>
      areDistinct(variants.map(({ choice }) => choiceKey(choice, options))),
    "Two variants have the same choice, so nobody could tell them apart. Remove one.",
  ),
  v.check(
    ({ variants }) => areDistinct(variants.flatMap(({ sku }) => sku ?? [])),
    "Two variants have the same article number. Give each its own.",
  ),
);

type Schema = Exclude<(typeof productPartsSchema.pipe)[1], undefined>;

/** What writeProduct takes. */
export type ProductParts = v.InferInput<Schema>;
/** The same once checked, with nothing left out. */
export type CheckedParts = v.InferOutput<Schema>;
/** What a visitor chooses: "Size" with its values, in the order in which they are shown. */
export type ProductOption = v.InferOutput<typeof option>;
/** The page of another site where a product is sold. */
export type OutsideOffer = v.InferOutput<typeof outside>;
/** What a product is made of or like: "Paper" with its values. */
export type ProductDetail = v.InferOutput<typeof detail>;

/** The chosen values in the order of the options: the same for the same choice. */
export function choiceKey(
  choice: Readonly<Record<string, string>>,
  options: readonly ProductOption[],
): string {
  return JSON.stringify(options.map(({ name: of }) => choice[of]));
}

function isChoiceOf(
  choice: Readonly<Record<string, string>>,
  options: readonly ProductOption[],
): boolean {
  return (
    Object.keys(choice).length === options.length &&
    options.every(({ name: of, values }) => {
      const chosen = Object.hasOwn(choice, of) ? choice[of] : undefined;
      return chosen !== undefined && values.includes(chosen);
    })
  );
}

function areDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
