import * as v from "valibot";
import { focalSchema } from "./picture.ts";

/** The kinds of files among the media. */
export const MEDIA_KINDS = ["picture", "film", "sound", "captions", "document"] as const;

/** The longest text that is kept of a file's name, description, title or caption, in characters. */
export const MAX_MEDIA_TEXT = 5000;

/** How long a file that was thrown away is kept, in days. */
export const TRASH_DAYS = 30;

/** How many files a page of the list may have. */
export const MEDIA_PAGE_SIZES = [50, 25, 100] as const;

/** The orders of the list. */
export const MEDIA_SORTS = ["-created", "created", "name", "-name", "size", "-size"] as const;

/** Where programs find the media. */
export const MEDIA_API = "/api/media";

/** Where a file of another site is brought from, by its address. */
export const MEDIA_FETCH_API = `${MEDIA_API}/fetched`;

const text = v.pipe(
  v.string(),
  v.maxLength(MAX_MEDIA_TEXT, `must have at most ${MAX_MEDIA_TEXT} characters`),
);

/** PATCH /api/media/:id: what is said of a file, as far as it is said anew. */
export const mediaChange = v.strictObject({
  /** What a picture shows. */
  alt: v.optional(text),
  title: v.optional(text),
  caption: v.optional(text),
  /** What must stay in view where it is cut; null for the middle. */
  focal: v.optional(v.nullable(focalSchema)),
});
export type MediaChange = v.InferOutput<typeof mediaChange>;

/** The fields before a file in POST /api/media, which are about that file; `focal` is JSON. */
export const uploadFields = v.pipe(
  v.looseObject({ focal: v.optional(v.pipe(v.string(), v.parseJson())) }),
  mediaChange,
);

/** POST /api/media/fetched: a file of the open web. The answer is that of an upload. */
export const mediaFetch = v.strictObject({
  address: v.pipe(
    v.string(),
    v.maxLength(MAX_MEDIA_TEXT),
    v.url("Use an address of the web."),
    v.regex(/^https?:/i, "Use an address of the web."),
  ),
  /** What a picture shows. */
  alt: v.optional(text),
});

/** A file, as programs are told of it. */
export const mediaItem = v.object({
  id: v.string(),
  /** As pages name it. */
  src: v.string(),
  kind: v.picklist(MEDIA_KINDS),
  /** By its content, such as "image/jpeg". */
  type: v.string(),
  /** In bytes. */
  size: v.number(),
  /** In pixels; null for what is no picture. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  name: v.string(),
  alt: v.string(),
  title: v.string(),
  caption: v.string(),
  focal: v.nullable(focalSchema),
  created_at: v.string(),
  /** When it was thrown away; null where it was not. Its file is kept for TRASH_DAYS more. */
  trashed_at: v.nullable(v.string()),
});
export type MediaItem = v.InferOutput<typeof mediaItem>;

/** The query of GET /api/media. */
export const mediaQuery = v.object({
  /** From 1. */
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), "1"),
  kind: v.optional(v.picklist(MEDIA_KINDS)),
  /** Part of a name, description, title or caption. */
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  per: v.optional(v.pipe(v.string(), v.transform(Number), v.picklist(MEDIA_PAGE_SIZES)), "50"),
  sort: v.optional(v.picklist(MEDIA_SORTS), "-created"),
  /** With "trash", what was thrown away, and only that. */
  state: v.optional(v.literal("trash")),
});

/** The answer to GET /api/media. */
export const mediaList = v.object({
  items: v.array(mediaItem),
  total: v.number(),
  page: v.number(),
  page_count: v.number(),
});
export type MediaList = v.InferOutput<typeof mediaList>;

/** What shows a file: `used_by` of GET /api/media/:id/uses, and of a refusal with the code "in-use". */
export const mediaUses = v.object({
  used_by: v.array(v.object({ title: v.string(), path: v.nullable(v.string()) })),
});
export type MediaUses = v.InferOutput<typeof mediaUses>;

/** What became of one file of an upload. */
export const uploadResult = v.union([
  v.object({ name: v.string(), media: mediaItem, was_known: v.boolean() }),
  v.object({ name: v.string(), error: v.object({ code: v.string(), message: v.string() }) }),
]);
export type UploadResult = v.InferOutput<typeof uploadResult>;

/** The answer to POST /api/media, file by file. */
export const uploadAnswer = v.object({ files: v.array(uploadResult) });
export type UploadAnswer = v.InferOutput<typeof uploadAnswer>;
