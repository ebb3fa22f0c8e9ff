import type { ProductParts } from "../../store/productParts.ts";
import type { Picture } from "../picture.ts";

/** A made-up document, before it is given the form of an import. */
export type ScaleItem = {
  readonly kind: "product" | "post";
  /** The same every time, so that it is made only once. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly publishedAt: Date;
  readonly paragraphs: readonly string[];
  readonly terms: readonly {
    readonly kind: "category" | "tag" | "product-category";
    readonly slug: string;
  }[];
  readonly picture?: Picture | undefined;
  readonly product?: ProductParts | undefined;
};
