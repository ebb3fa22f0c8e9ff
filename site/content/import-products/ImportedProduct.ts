import type { ProductParts } from "../../store/productParts.ts";
import type { DocumentBody } from "../documentBody.ts";
import type { ImportOutcome } from "../import/types.ts";
import type { Picture } from "../picture.ts";

/** The names of other products, as the table gives them, by what they are to this one. */
export type ProductLinks = Readonly<Record<"member" | "upsell" | "cross-sell", readonly string[]>>;

/** One product as it was read from a table; every text in it is plain text. */
export type ImportedProduct = {
  readonly source: string;
  readonly sourceId: string;
  readonly title: string;
  readonly status: "published" | "draft" | "private";
  readonly excerpt: string;
  readonly body: DocumentBody;
  readonly takesComments: boolean;
  /** Each with those above it, the outermost first. */
  readonly categories: readonly (readonly string[])[];
  readonly tags: readonly string[];
  /** With its gallery, once its pictures are here. */
  readonly parts: ProductParts;
};

/** What became of a product, and what did not come along, in words. */
export type ProductOutcome = {
  readonly outcome: ImportOutcome;
  readonly notes: readonly string[];
};

/** A product by its name there, and the names of those it leads to. */
export type LinkedNames = { readonly sourceId: string; readonly links: ProductLinks };

/** Takes the products of a table, a batch at a time: the store, or a test. */
export type ProductSink = {
  /** Told once the file is known to be sound, before the first product. Default nothing. */
  readonly begin?: (() => Promise<void>) | undefined;
  /**
   * A picture by its address, or its name in a folder; a reason in words where it cannot be had;
   * undefined where nothing is looked for.
   */
  readonly takePicture: (address: string, alt: string) => Promise<Picture | string | undefined>;
  /** What became of each, in their order. */
  readonly importProducts: (
    products: readonly ImportedProduct[],
  ) => Promise<readonly ProductOutcome[]>;
  /** Once all are here. */
  readonly linkProducts: (source: string, linked: readonly LinkedNames[]) => Promise<void>;
};
