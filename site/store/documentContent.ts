import * as v from "valibot";
import { documentBodySchema } from "../content/documentBody.ts";
import { isReservedPath } from "../content/isReservedPath.ts";
import { encodePath, pagePath } from "../content/pagePath.ts";
import { pictureSchema } from "../content/picture.ts";
import { DOCUMENT_KINDS, LIVE_STATUSES, TEXT_DIRECTIONS } from "./schema.ts";
import { storable } from "./storable.ts";

/** The longest address of a document, in bytes of UTF-8: it must fit an index of PostgreSQL. */
export const MAX_PATH_BYTES = 2000;

const id = v.pipe(v.string(), v.uuid());

/** Years of four digits: other dates cannot be read back from the text PostgreSQL writes. */
export const dateSchema = v.pipe(
  v.date(),
  v.minValue(new Date("1000-01-01T00:00:00Z"), "The date is before the year 1000."),
  v.maxValue(new Date("9999-12-31T23:59:59.999Z"), "The date is after the year 9999."),
);

/** The address of a document on the site. */
export const pathSchema = v.pipe(
  v.string(),
  v.startsWith("/", 'An address starts with "/".'),
  v.maxBytes(MAX_PATH_BYTES, `An address has at most ${MAX_PATH_BYTES} bytes.`),
  v.check(
    (path) => pagePath(encodePath(path)) === path,
    "An address has no empty steps, dots alone or control characters, and at most 1,000 characters: no link could lead to it.",
  ),
  v.check(
    (path) => !isReservedPath(path),
    "The site itself answers at this address, so a page stored there would never be seen. Choose another.",
  ),
);

/** All that an editor decides about a document; what is left out takes its default. */
export const documentContentSchema = v.pipe(
  storable,
  v.object({
    kind: v.picklist(DOCUMENT_KINDS),
    path: pathSchema,
    title: v.string(),
    excerpt: v.optional(v.string(), ""),
    status: v.optional(v.picklist(LIVE_STATUSES), "draft"),
    /** Null with the status published means now; a time to come, scheduled. */
    publishedAt: v.optional(v.nullable(dateSchema), null),
    language: v.optional(v.nullable(v.string()), null),
    direction: v.optional(v.nullable(v.picklist(TEXT_DIRECTIONS)), null),
    authorId: v.optional(v.nullable(id), null),
    parentId: v.optional(v.nullable(id), null),
    termIds: v.optional(v.array(id), []),
    /** Stands for the document in lists and where it is shared. */
    picture: v.optional(v.nullable(pictureSchema), null),
    takesComments: v.optional(v.boolean(), false),
    body: documentBodySchema,
  }),
);

type Schema = Exclude<(typeof documentContentSchema.pipe)[1], undefined>;

/** What writeDocument takes. */
export type DocumentContent = v.InferInput<Schema>;
/** The same once checked, with nothing left out. */
export type CheckedContent = v.InferOutput<Schema>;
