import { createHash } from "node:crypto";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from "drizzle-orm";
import * as v from "valibot";
import {
  MAX_MEDIA_TEXT,
  MEDIA_KINDS,
  type MEDIA_SORTS,
  type MediaChange,
  mediaChange,
} from "../content/mediaWire.ts";
import type { ListPage } from "../content/PageSource.ts";
import { focalSchema, pictureSide } from "../content/picture.ts";
import type { MediaOrigin } from "../content/TakeMedia.ts";
import { listPage, type PageQuestion, rangeOf } from "./listPage.ts";
import type { Database } from "./Store.ts";
import { saysSomewhere } from "./saysSomewhere.ts";
import { databaseNow, media, mediaOrigins } from "./schema.ts";
import { isStorableText, storable } from "./storable.ts";

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
    /** The account of who brought it. */
    uploadedBy: v.optional(v.string()),
  }),
);

type Schema = Exclude<(typeof mediaSchema.pipe)[1], undefined>;
export type NewMediaRow = v.InferInput<Schema>;

const { hash: _hash, ...columns } = getTableColumns(media);

/** A file among the media, as it is stored. */
export type MediaRow = Omit<typeof media.$inferSelect, "hash">;

/** The longest name in another system that is kept as it is, in bytes of UTF-8: an index holds little more. */
const MAX_ORIGIN_BYTES = 1500;

/** What a file is known by: its name in the other system, or the hash of a longer one. */
function originKey(sourceId: string): string {
  if (Buffer.byteLength(sourceId) <= MAX_ORIGIN_BYTES) return sourceId;
  return `sha256:${createHash("sha256").update(sourceId).digest("hex")}`;
}

/** Those that were taken from another system under these names there, by that name; all of one source. */
export async function findMediaByOrigins(
  db: Database,
  origins: readonly MediaOrigin[],
): Promise<ReadonlyMap<string, MediaRow>> {
  const [{ source = "" } = {}] = origins;
  const names = new Map(origins.map(({ sourceId }) => [originKey(sourceId), sourceId]));
  const rows = await db
    .select({ key: mediaOrigins.sourceId, row: columns })
    .from(mediaOrigins)
    .innerJoin(media, eq(media.id, mediaOrigins.mediaId))
    .where(and(eq(mediaOrigins.source, source), inArray(mediaOrigins.sourceId, [...names.keys()])));
  return new Map(rows.map(({ key, row }) => [names.get(key) ?? key, row]));
}

const originSchema = v.pipe(
  storable,
  v.object({ source: v.string(), sourceId: v.string(), mediaId: v.string() }),
);

/** Notes as what a file was taken; what was taken under that name before is forgotten by it. */
export async function noteMediaOrigin(
  db: Database,
  { source, sourceId }: MediaOrigin,
  mediaId: string,
): Promise<void> {
  await db
    .insert(mediaOrigins)
    .values(v.parse(originSchema, { source, sourceId: originKey(sourceId), mediaId }))
    .onConflictDoUpdate({
      target: [mediaOrigins.source, mediaOrigins.sourceId],
      set: { mediaId },
    });
}

/** The file with these bytes, by their SHA-256. */
export async function findMediaByHash(db: Database, hash: string): Promise<MediaRow | undefined> {
  return (await db.select(columns).from(media).where(eq(media.hash, hash)))[0];
}

/**
 * Stores a file's row once the file lies in its place.
 * @returns undefined where the same bytes are there already
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

export type MediaQuestion = PageQuestion & {
  readonly sort: (typeof MEDIA_SORTS)[number];
  readonly kind?: (typeof MEDIA_KINDS)[number] | undefined;
  /** Part of a name, description, title or caption. */
  readonly search?: string | undefined;
  /** Default what was not thrown away. */
  readonly state?: "trash" | undefined;
};

const SEARCHED = [media.name, media.alt, media.title, media.caption];
const named = sql`lower(${media.name})`;
const ORDERS: Readonly<Record<MediaQuestion["sort"], readonly SQL[]>> = {
  created: [asc(media.createdAt), asc(media.id)],
  "-created": [desc(media.createdAt), desc(media.id)],
  name: [asc(named), asc(media.id)],
  "-name": [desc(named), desc(media.id)],
  size: [asc(media.size), asc(media.id)],
  "-size": [desc(media.size), desc(media.id)],
};

/** One page of the files. Two queries. */
export async function listMedia(
  db: Database,
  question: MediaQuestion,
): Promise<ListPage<MediaRow>> {
  const { kind, search, state, sort } = question;
  const { limit, offset } = rangeOf(question);
  const isAsked = and(
    state === "trash" ? isNotNull(media.trashedAt) : isNull(media.trashedAt),
    kind && eq(media.kind, kind),
    search ? saysSomewhere(search, SEARCHED) : undefined,
  );
  const total = await db.$count(media, isAsked);
  const items = await db
    .select(columns)
    .from(media)
    .where(isAsked)
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset(offset);
  return listPage(items, total, question);
}

export async function findMedia(db: Database, id: string): Promise<MediaRow | undefined> {
  return (await db.select(columns).from(media).where(eq(media.id, id)))[0];
}

/** What its owner calls the file at a path among the uploads. */
export async function findMediaName(db: Database, path: string): Promise<string | undefined> {
  if (!isStorableText(path)) return undefined;
  const [found] = await db.select({ name: media.name }).from(media).where(eq(media.path, path));
  return found?.name;
}

const changeSchema = v.pipe(storable, mediaChange);

/** Says of a file anew what is said. @returns the file as it is then, undefined where there is none */
export async function changeMedia(
  db: Database,
  { id, change }: { readonly id: string; readonly change: MediaChange },
): Promise<MediaRow | undefined> {
  const set = v.parse(changeSchema, change);
  if (Object.keys(set).length === 0) return findMedia(db, id);
  return (await db.update(media).set(set).where(eq(media.id, id)).returning(columns))[0];
}

/** @returns what there was, whose file can be removed then; undefined where there was none */
export async function removeMedia(db: Database, id: string): Promise<MediaRow | undefined> {
  return (await db.delete(media).where(eq(media.id, id)).returning(columns))[0];
}

/** Throws a file away, or takes it back. @returns it as it is then, undefined where there is none */
export async function setMediaTrashed(
  db: Database,
  { id, isTrashed }: { readonly id: string; readonly isTrashed: boolean },
): Promise<MediaRow | undefined> {
  const [row] = await db
    .update(media)
    .set({ trashedAt: isTrashed ? sql`coalesce(${media.trashedAt}, ${databaseNow})` : null })
    .where(eq(media.id, id))
    .returning(columns);
  return row;
}

/** Removes what was thrown away long ago. @returns the paths of the files, which can be removed then */
export async function removeLongTrashed(db: Database, days: number): Promise<readonly string[]> {
  const isOld = lt(media.trashedAt, sql`now() - ${days} * interval '1 day'`);
  return (await db.delete(media).where(isOld).returning({ path: media.path })).map(
    ({ path }) => path,
  );
}

/** Which of these files have a row. */
export async function knownMediaPaths(
  db: Database,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const isOne = inArray(media.path, [...paths]);
  const found = await db.select({ path: media.path }).from(media).where(isOne);
  return new Set(found.map(({ path }) => path));
}
