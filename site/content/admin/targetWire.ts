import * as v from "valibot";
import { MAX_SEARCH } from "./listWire.ts";

/** GET /api/admin/targets/:of?search=: what a field can name, best first. */
export const TARGETS_API = "/api/admin/targets";

/** What can be named: where a link leads, or something of the site's own by its short name. */
export const TARGET_KINDS = ["link", "contact-form", "product-category", "post-category"] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** The query of GET /api/admin/targets/:of. */
export const targetQuery = v.object({
  /** Words of its name, or the beginning of its address. Default any. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_SEARCH)), ""),
});

/** How many are told at most. */
export const MAX_TARGETS = 12;

/** What can be named. */
export const target = v.object({
  /** What the field then holds. */
  value: v.string(),
  label: v.string(),
});
export type Target = v.InferOutput<typeof target>;

/** The answer of GET /api/admin/targets/:of. */
export const targetList = v.object({ items: v.array(target) });
