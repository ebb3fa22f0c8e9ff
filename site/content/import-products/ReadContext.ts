import type { ProductSurvey } from "./surveyProducts.ts";

/** What the reading of every product needs to know. */
export type ReadContext = {
  readonly survey: ProductSurvey;
  /** What its products are known by, beside their IDs: see productSource. */
  readonly source: string;
  /** How many of the currency's smallest unit make one. */
  readonly minorUnit: number;
  /** What details are called that have columns of their own. */
  readonly words: { readonly weight: string; readonly dimensions: string };
};

/** Hears what did not come along, or came otherwise, in words. */
export type Note = (reason: string) => void;
