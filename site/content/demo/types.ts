import type { StoredFormDefinition } from "../contact-forms/formDefinitionSchema.ts";
import type { Block } from "../documentBody.ts";
import type { Picture } from "../picture.ts";

/** A block as it is written here: it is given its id when its document is stored. */
export type DemoBlock = {
  readonly type: string;
  readonly fields: Block["fields"];
  readonly slots?: Readonly<Record<string, readonly DemoBlock[]>> | undefined;
};

/** A category or tag; those of one kind stand in the order in which they are shown. */
export type DemoTerm = {
  readonly kind: "category" | "tag" | "product-category" | "product-tag";
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** The slug of the term above, of the same kind, which comes before it. */
  readonly parent?: string | undefined;
};

export type DemoAuthor = { readonly slug: string; readonly name: string };

/** What someone said below a post, with the answers to it. */
export type DemoComment = {
  readonly by: string;
  /** ISO 8601 with the time of day. */
  readonly on: string;
  /** Plain text. */
  readonly body: string;
  readonly answers?: readonly DemoComment[] | undefined;
};

/** What a buyer thinks of a product. */
export type DemoReview = {
  readonly by: string;
  /** ISO 8601, a day. */
  readonly on: string;
  /** 1 to 5. */
  readonly rating: number;
  /** Plain text. */
  readonly body: string;
};

/** What every document of the demo has. */
type DemoText = {
  readonly title: string;
  readonly excerpt: string;
  readonly body: readonly DemoBlock[];
};

/** A post of the journal: stands at /journal/<slug>. */
export type DemoPost = DemoText & {
  readonly slug: string;
  /** ISO 8601 with the time of day. */
  readonly publishedAt: string;
  /** The slug of an author. */
  readonly author: string;
  /** Slugs of categories and tags. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly picture: Picture;
};

/** A piece of work for someone else: stands at /portfolio/<slug>. */
export type DemoProject = DemoText & {
  readonly slug: string;
  /** ISO 8601, a day. */
  readonly publishedAt: string;
  readonly author: string;
  /** Slugs of tags, which it shares with posts. */
  readonly tags: readonly string[];
  readonly picture: Picture;
};

/** A page, at its path. */
export type DemoPage = DemoText & {
  readonly path: string;
  /** A BCP 47 tag; left out, it is the site's own language. */
  readonly language?: string | undefined;
  readonly picture?: Picture | undefined;
};

/** What a visitor chooses: "Size" with A4 and A3. */
export type DemoOption = { readonly name: string; readonly values: readonly string[] };

/** What a product is made of; with `filter` a list can be narrowed by it. */
export type DemoDetail = DemoOption & { readonly filter?: true | undefined };

/** One thing that can be bought. Money is in euro cents. */
export type DemoVariant = {
  /** One value of every option, by the option's name. */
  readonly choice: Readonly<Record<string, string>>;
  readonly sku: string;
  /** Null where it is made to order. */
  readonly price: number | null;
  /** What it cost before, where it is reduced. */
  readonly regularPrice?: number | undefined;
  /** Null where nobody counts: there is enough. */
  readonly stock: number | null;
};

/** A product of the shop: stands at /shop/<slug>. */
export type DemoProduct = DemoText & {
  readonly slug: string;
  /** ISO 8601, a day. */
  readonly publishedAt: string;
  /** Slugs of product categories and product tags. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly options: readonly DemoOption[];
  readonly details: readonly DemoDetail[];
  readonly variants: readonly DemoVariant[];
  readonly gallery: readonly Picture[];
};

/** A form by which visitors write to the studio. */
export type DemoForm = {
  /** What pages call it. */
  readonly key: string;
  /** A BCP 47 tag; null is the site's own language. */
  readonly language: string | null;
  readonly definition: StoredFormDefinition;
};
