import { and, eq, getTableColumns } from "drizzle-orm";
import * as v from "valibot";
import { focalSchema, pictureSide } from "../content/picture.ts";
import type { Database } from "./Store.ts";
import { MEDIA_KINDS, media } from "./schema.ts";
import { storable } from "./storable.ts";

/** The longest text that is kept of a file's name, description, title or caption, in characters. */
export const MAX_MEDIA_TEXT = 5000;

const text = v.pipe(v.string(), v.maxLength(MAX_MEDIA_TEXT));
const side = v.nullable(pictureSide);

const mediaSchema = v.pipe(
  storable,
  v.object({
    hash: v.string(),
    path: v.string(),
    kind: v.picklist(MEDIA_KINDS),
    type: v.string(),
    size: v.pipe(v.number(), v.integer(), v.minValue(1)),
    width: side,
    height: side,
    name: text,
    alt: v.optional(text),
    title: v.optional(text),
    caption: v.optional(text),
    focal: v.optional(focalSchema),
    source: v.optional(v.string()),
    sourceId: v.optional(v.string()),
    /** The account of who brought it. */
    uploadedBy: v.optional(v.string()),
  }),
);

type Schema = Exclude<(typeof mediaSchema.pipe)[1], undefined>;
export type NewMediaRow = v.InferInput<Schema>;

const { hash: _hash, ...columns } = getTableColumns(media);

/** A file among the media, as it is stored. */
export type MediaRow = Omit<typeof media.$inferSelect, "hash">;

/** What was taken from another system under this name there. */
export async function findMediaByOrigin(
  db: Database,
  { source, sourceId }: { readonly source: string; readonly sourceId: string },
): Promise<MediaRow | undefined> {
  const isThat = and(eq(media.source, source), eq(media.sourceId, sourceId));
  return (await db.select(columns).from(media).where(isThat))[0];
}

/** The file with these bytes, by their SHA-256. */
export async function findMediaByHash(db: Database, hash: string): Promise<MediaRow | undefined> {
  return (await db.select(columns).from(media).where(eq(media.hash, hash)))[0];
}

/**
 * Stores a file's row once the file lies in its place.
 * @returns undefined where the same bytes, or the same of that origin, are there already
 * @throws ValiError when it is not valid
 */
export async function addMedia(db: Database, row: NewMediaRow): Promise<MediaRow | undefined> {
  const [stored] = await db
    .insert(media)
    .values(v.parse(mediaSchema, row))
    .onConflictDoNothing()
    .returning(columns);
  return stored;
}
