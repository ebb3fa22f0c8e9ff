import * as v from "valibot";
import { DOCUMENT_STATES, EDITED_KINDS } from "./documentWire.ts";
import { MAX_SEARCH } from "./listWire.ts";
import { time } from "./timeWire.ts";

/** GET /api/admin/overview: what somebody may want to go on with. */
export const OVERVIEW_API = "/api/admin/overview";
/** GET /api/admin/find?search=: documents of every kind by words of their titles. */
export const FIND_API = "/api/admin/find";

/** A document in a short list. */
export const briefDocument = v.object({
  id: v.string(),
  kind: v.picklist(EDITED_KINDS),
  title: v.string(),
  path: v.string(),
  state: v.picklist(DOCUMENT_STATES),
  /** What the list is about: of a draft when it was kept, of a scheduled one when it appears. */
  at: time,
});
export type BriefDocument = v.InferOutput<typeof briefDocument>;

/** The answer of GET /api/admin/overview. */
export const overview = v.object({
  /** What the asking person wrote and has not saved, newest first. */
  drafts: v.array(briefDocument),
  /** What was changed last, by whomever. */
  changed: v.array(briefDocument),
  /** What appears next. */
  scheduled: v.array(briefDocument),
});
export type Overview = v.InferOutput<typeof overview>;

/** The query of GET /api/admin/find. */
export const findQuery = v.object({
  search: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_SEARCH)),
});
/** Its answer. */
export const foundDocuments = v.object({ items: v.array(briefDocument) });
