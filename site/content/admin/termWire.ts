import * as v from "valibot";
import { bulkUuids, listOf, listQuery, MAX_BULK, sortQuery } from "./listWire.ts";

/** Where the owner's screens find categories and tags. */
export const TERMS_API = "/api/admin/terms";

/** What sorts documents: posts and projects by the first two, products by the others. */
export const EDITED_TERM_KINDS = ["category", "tag", "product-category", "product-tag"] as const;
export type EditedTermKind = (typeof EDITED_TERM_KINDS)[number];

/** The longest name, in characters, and the longest description. */
export const MAX_TERM_NAME = 200;
export const MAX_TERM_DESCRIPTION = 5000;

const kind = v.picklist(EDITED_TERM_KINDS);
const id = v.pipe(v.string(), v.uuid());
const parent = v.nullable(id);
const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, "Give it a name."),
  v.maxLength(MAX_TERM_NAME, `A name has at most ${MAX_TERM_NAME} characters.`),
);

/** The query of GET /api/admin/terms. "tree" has those above before those below, each in its place. */
export const termQuery = v.object({
  ...listQuery,
  kind,
  sort: sortQuery(["tree", "name", "count"], "tree"),
});

/** A row of the list. */
export const listedTerm = v.object({
  id,
  kind,
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  parent_id: parent,
  /** How many stand above it. */
  depth: v.number(),
  /** Its place among those below the same, from 0, and how many these are. */
  place: v.number(),
  siblings: v.number(),
  /** How many documents have it, all but those in the trash. */
  count: v.number(),
  /** The address of its list; null where it has none. */
  path: v.nullable(v.string()),
});
export type ListedTermRow = v.InferOutput<typeof listedTerm>;
export const termList = listOf(listedTerm);

const saved = {
  name,
  /** The last step of its list's address; made of the name where it is empty. */
  slug: v.pipe(v.string(), v.trim(), v.maxLength(MAX_TERM_NAME)),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(
      MAX_TERM_DESCRIPTION,
      `A description has at most ${MAX_TERM_DESCRIPTION} characters.`,
    ),
  ),
  parent_id: parent,
};

/** POST /api/admin/terms; the answer is `termMade`. Refused with issues where the address is taken. */
export const newTerm = v.object({ kind, ...saved });
export const termMade = v.object({ id });

/** PUT /api/admin/terms/:id. The list's old address leads to the new one. */
export const termSave = v.object(saved);
export type TermSave = v.InferOutput<typeof termSave>;

/** PUT /api/admin/terms/:id/place: below another and at this place there, from 0; what is beyond is the last. */
export const termPlace = v.object({
  parent_id: parent,
  place: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type TermPlace = v.InferOutput<typeof termPlace>;

/** POST /api/admin/terms/:id/merge: what has it gets the other instead, and it is gone. */
export const termMerge = v.object({ into: id });

/** GET /api/admin/terms/:id/uses: what would be empty or lead nowhere without it. */
export const termUses = v.object({
  items: v.array(
    v.object({
      kind: v.picklist(["menu", "link", "list"]),
      title: v.string(),
      /** Of a document; null for all else. */
      id: v.nullable(v.string()),
    }),
  ),
});

/** POST /api/admin/terms/delete */
export const termsDelete = v.object({ ids: bulkUuids });

/** All that is needed to make one again: POST /api/admin/terms/restore takes what the deletion answered. */
export const removedTerm = v.object({
  id,
  kind,
  name: v.string(),
  slug: v.pipe(v.string(), v.nonEmpty()),
  description: v.string(),
  parent_id: parent,
  /** As the database has whole numbers. */
  position: v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1)),
  /** Those that stood below it. */
  children: v.array(id),
  documents: v.array(id),
});
export type RemovedTerm = v.InferOutput<typeof removedTerm>;
export const removedTerms = v.object({
  removed: v.pipe(v.array(removedTerm), v.maxLength(MAX_BULK)),
});
