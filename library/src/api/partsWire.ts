import * as v from "valibot";

/** A moment, as ISO 8601 in UTC. */
export const time = v.pipe(v.string(), v.isoTimestamp());

/** In the smallest unit of the site's currency, such as cents. */
export const money = v.number();

/** A picture. Its addresses begin with "/": see imageOf. */
export const picture = v.object({
  /** In its largest size. */
  src: v.string(),
  /** Its sizes, as `<img>` takes them; "" where it has one alone. */
  srcset: v.string(),
  /** In pixels. */
  width: v.number(),
  height: v.number(),
  /** What it shows; "" for decoration. */
  alt: v.string(),
  /** What must stay in view where it is cut: shares of width and height. Null means the middle. */
  focal: v.nullable(v.object({ x: v.number(), y: v.number() })),
  /** Its main colour, such as "#a0b1c2", for its place until it is there. */
  colour: v.nullable(v.string()),
});
export type Picture = v.InferOutput<typeof picture>;

export const TERM_KINDS = ["category", "tag", "product-category", "product-tag"] as const;

/** A category or tag as it stands beside what is filed under it. */
export const termName = v.object({
  kind: v.picklist(TERM_KINDS),
  slug: v.string(),
  name: v.string(),
});
export type TermName = v.InferOutput<typeof termName>;

/** One page of a list. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    items: v.array(item),
    /** How many there are on all pages together. */
    total: v.number(),
    /** From 1. */
    page: v.number(),
    page_count: v.number(),
    /** Addresses of other pages of the same list, from the site's root; null where there is none. */
    links: v.object({
      first: v.string(),
      previous: v.nullable(v.string()),
      next: v.nullable(v.string()),
      last: v.string(),
    }),
  });
}

/** Which page of a list is asked for. */
export type PageQuery = {
  /** From 1, which is the default. */
  readonly page?: number;
  /** How much a page holds: at most MAX_PER_PAGE. Default PER_PAGE. */
  readonly per?: number;
};
