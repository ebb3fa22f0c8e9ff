import * as v from "valibot";
import { type PageQuery, pageOf, type TERM_KINDS, termName } from "./partsWire.ts";

/** A category or tag. */
export const term = v.object({
  ...termName.entries,
  description: v.string(),
  /** The slug of the one above, of the same kind; null at the top. */
  parent: v.nullable(v.string()),
  /** How many public documents are filed under it itself. */
  count: v.number(),
});
export type Term = v.InferOutput<typeof term>;

/** GET /api/v1/terms: in their order, then by name. */
export const termPage = pageOf(term);
export type TermPage = v.InferOutput<typeof termPage>;

export type TermQuery = PageQuery & {
  /** Default all kinds, one after the other. */
  readonly kind?: (typeof TERM_KINDS)[number];
};
