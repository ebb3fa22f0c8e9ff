import type { ShownForm } from "./contact-forms/ShownForm.ts";
import type { ShownComment } from "./ShownComment.ts";
import type { ListedDocument, ShownDocument } from "./ShownDocument.ts";
import type { ListedProduct, ProductChoices, ProductPrices, ShownProduct } from "./ShownProduct.ts";
import type { Section } from "./sections.ts";
import type { SiteSettings } from "./siteSettings.ts";

export type DocumentQuestion = {
  readonly paths: readonly [string] | readonly [string, string];
  /** The addresses that it may have in the languages of the site. Default none. */
  readonly translations?: readonly string[];
};

export type FoundDocument = ShownDocument & {
  /** Those of the addresses asked about at which something stands. */
  readonly translations: readonly string[];
  /** The public pages above it, the topmost first. */
  readonly above: readonly { readonly title: string; readonly path: string }[];
  /** Whether people said something below it that is shown, also where nobody may add anything. */
  readonly hasComments: boolean;
};

/** One page of a list whose pages have numbers. */
export type ListPage<Item> = {
  readonly items: readonly Item[];
  /** How many there are on all pages together. */
  readonly total: number;
  /** Which page this is, from 1. */
  readonly page: number;
  /** How many pages there are, at least 1. A page beyond has no items. */
  readonly pageCount: number;
};

export type ArchivedTerm = {
  readonly kind: "category" | "tag";
  readonly slug: string;
  /** Whether a slug that it once had names it, too. Default false: its page leads on from there. */
  readonly mayHaveMoved?: boolean;
};

/** A list of posts or projects: all of them, or those of one term, author or month. */
export type ArchiveQuestion = {
  readonly kind: "post" | "project";
  readonly page: number;
  readonly pageSize: number;
  readonly term?: ArchivedTerm | undefined;
  /** The author's slug. */
  readonly author?: string | undefined;
  /** In UTC. */
  readonly month?: { readonly year: number; readonly month: number } | undefined;
};

/** What an archive is of; null for all posts. */
export type ArchiveSubject = {
  readonly name: string;
  readonly description: string;
};

export type Archive = ListPage<ListedDocument> & {
  readonly subject: ArchiveSubject | null;
};

/** The orders in which products can be listed; the first is the default. */
export const PRODUCT_ORDERS = ["newest", "price", "price-desc", "name", "rating"] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

export type ProductQuestion = {
  /** The slug of a category; its products and those of the categories below it. */
  readonly category?: string | undefined;
  /** Facets such as "ink:blue": of several with one name any, of different names all must fit. */
  readonly facets: readonly string[];
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly inStockOnly: boolean;
  /** Those that their owner puts forward. Default all. */
  readonly featuredOnly?: boolean | undefined;
  readonly order: ProductOrder;
  readonly page: number;
  readonly pageSize: number;
};

/** A category of products with its place in the tree. */
export type ShownCategory = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** The slug of the category above; null at the top. */
  readonly parent: string | null;
  /** How many public products it and those below it hold. */
  readonly count: number;
};

/** What can be filtered by: "Ink" with its values and how many products of the list have each. */
export type ShownFacet = {
  readonly name: string;
  readonly values: readonly {
    readonly key: string;
    readonly label: string;
    readonly count: number;
  }[];
};

export type ProductList = ListPage<ListedProduct> & {
  /** Undefined for all products. */
  readonly category: ShownCategory | undefined;
  /** Of the category as a whole, whatever else is filtered. */
  readonly facets: readonly ShownFacet[];
  /** The lowest and highest price of the category as a whole; null where nothing has a price. */
  readonly priceRange: { readonly from: number; readonly to: number } | null;
};

export type SearchHit = Pick<ListedDocument, "kind" | "path" | "title" | "summary" | "picture"> &
  ProductPrices;

export type SearchAnswer = ListPage<SearchHit> & {
  /** Whether the words were found as they stand, or only ones like them. */
  readonly match: "exact" | "similar";
};

/** What a contact form is known by: its number in the API, its key in pages. */
export type FormQuestion = { readonly id: number } | { readonly key: string };

export type SitemapEntry = { readonly path: string; readonly updatedAt?: Date };

/**
 * What pages are made of. The store gives it; tests may too. Settings and the tree of categories
 * are kept until the content changes, so that a page costs at most three queries, and one more for
 * each list among its blocks beyond two.
 */
export type PageSource = {
  /** With menus that lead to no empty list. */
  readonly readSite: () => Promise<SiteSettings>;
  /** Kept like the settings: the lists that hold something. */
  readonly readSections: () => Promise<readonly Section[]>;
  /** Kept like the settings. In the order in which they are shown, parents first. */
  readonly readCategories: () => Promise<readonly ShownCategory[]>;
  /** What is at the first of these addresses that has something; of a product, the document alone. */
  readonly findDocument: (question: DocumentQuestion) => Promise<FoundDocument | undefined>;
  readonly findProduct: (path: string) => Promise<ShownProduct | undefined>;
  /** The little of a product by which a visitor names it. */
  readonly findProductChoices: (path: string) => Promise<ProductChoices | undefined>;
  /** Where a page that stood at `path` is now. */
  readonly findRedirect: (path: string) => Promise<string | undefined>;
  /** Undefined where there is no such term or author, and for a month without posts. */
  readonly listArchive: (question: ArchiveQuestion) => Promise<Archive | undefined>;
  /** The first products of an order, for a list among other things on a page. */
  readonly pickProducts: (
    question: Pick<ProductQuestion, "category" | "featuredOnly" | "order" | "pageSize">,
  ) => Promise<readonly ListedProduct[]>;
  /** Undefined where there is no such category. */
  readonly listProducts: (question: ProductQuestion) => Promise<ProductList | undefined>;
  /** Kept like the settings. */
  readonly findContactForm: (question: FormQuestion) => Promise<ShownForm | undefined>;
  /** Approved ones, oldest first. */
  readonly listComments: (documentId: string) => Promise<readonly ShownComment[]>;
  readonly search: (question: {
    readonly text: string;
    readonly page: number;
    readonly pageSize: number;
  }) => Promise<SearchAnswer>;
  /** Titles that a visitor may be about to write, best first. */
  readonly suggest: (
    text: string,
    limit: number,
  ) => Promise<readonly { readonly title: string; readonly path: string }[]>;
  /** Part `part` (from 0) of all public addresses, SITEMAP_PART_SIZE at a time. */
  readonly listAddresses: (part: number) => Promise<readonly SitemapEntry[]>;
  readonly countAddresses: () => Promise<number>;
};
