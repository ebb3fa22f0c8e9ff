import * as v from "valibot";
import { MAX_SEARCH } from "./listWire.ts";

/** Where the owner's screens ask what may be chosen. */
export const CHOICES_API = "/api/admin/choices";

/** Whom a text is by, what it belongs to, what it stands below or leads to. */
export const CHOICE_KINDS = [
  "author",
  "page",
  "product",
  "category",
  "tag",
  "product-category",
  "product-tag",
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** How many ids may be asked for by name at once. */
const MAX_IDS = 200;

/** The query of GET /api/admin/choices: the first ones by name, or those with `search` in it, or those of `ids`. */
export const choiceQuery = v.object({
  kind: v.picklist(CHOICE_KINDS),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_SEARCH)), ""),
  /** Leaves out a category and all that stands below it: nothing stands below itself. */
  not_below: v.optional(v.pipe(v.string(), v.uuid())),
  /** Separated by commas. */
  ids: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(",").filter((id) => id !== "")),
      v.maxLength(MAX_IDS),
      v.array(v.pipe(v.string(), v.uuid())),
    ),
  ),
});

/** Something to choose. */
export const choice = v.object({
  id: v.string(),
  name: v.string(),
  /** Tells apart what has the same name: an address, or the names above; "" where there is nothing. */
  note: v.string(),
});
export type Choice = v.InferOutput<typeof choice>;
export const choiceList = v.object({ items: v.array(choice) });
