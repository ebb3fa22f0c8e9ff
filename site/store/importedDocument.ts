import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { documentBodySchema } from "../content/documentBody.ts";
import { pictureSchema } from "../content/picture.ts";
import { dateSchema } from "./documentContent.ts";
import type { FullDocument } from "./documents.ts";
import { fitPath, isVariantOf } from "./freePath.ts";
import { DOCUMENT_KINDS, LIVE_STATUSES, TERM_KINDS, TEXT_DIRECTIONS } from "./schema.ts";
import { storable } from "./storable.ts";

const key = v.pipe(v.string(), v.nonEmpty(), v.maxBytes(1000));

/** A document of another system. Its slugs are joined with those already here. */
export const importedDocumentSchema = v.pipe(
  storable,
  v.object({
    /** The system, and the document's name there: together they know it again next time. */
    source: key,
    sourceId: key,
    /** The `sourceId` of the document above, which may be imported later. */
    parentId: v.nullable(key),
    kind: v.picklist(DOCUMENT_KINDS),
    /** Where it should stand; when that address is taken, "-2", "-3" … is added. */
    path: v.pipe(v.string(), v.startsWith("/"), v.transform(fitPath)),
    title: v.string(),
    excerpt: v.nullable(v.string()),
    status: v.picklist(LIVE_STATUSES),
    /** Null where the other system does not know: then it is decided here once, and kept. */
    publishedAt: v.nullable(dateSchema),
    language: v.nullable(v.string()),
    direction: v.nullable(v.picklist(TEXT_DIRECTIONS)),
    author: v.nullable(v.object({ slug: key, name: v.string() })),
    terms: v.array(v.object({ kind: v.picklist(TERM_KINDS), slug: key, name: v.string() })),
    body: documentBodySchema,
    picture: v.optional(v.nullable(pictureSchema), null),
    takesComments: v.optional(v.boolean(), false),
    /** What it is there, as a hash, for those that compare by it. */
    sourceHash: v.optional(v.nullable(v.string()), null),
  }),
);

type Schema = Exclude<(typeof importedDocumentSchema.pipe)[1], undefined>;

/** What importDocument takes. */
export type ImportedDocument = v.InferInput<Schema>;
/** The same once checked. */
export type CheckedImport = v.InferOutput<Schema>;

/** Whether an import would change nothing of a stored document. */
export function isSameAsImported(stored: FullDocument, wanted: CheckedImport): boolean {
  const publishedAt = wanted.publishedAt ?? stored.publishedAt;
  return (
    isVariantOf(stored.path, wanted.path) &&
    isDeepStrictEqual(
      comparable({ ...stored, parentId: stored.sourceParentId }),
      comparable({ ...wanted, publishedAt }),
    )
  );
}

type Comparable = Pick<
  FullDocument,
  | "kind"
  | "title"
  | "status"
  | "publishedAt"
  | "language"
  | "direction"
  | "author"
  | "terms"
  | "picture"
  | "takesComments"
> & { readonly parentId: string | null; readonly excerpt: string | null; readonly body: unknown };

/** One form for what is stored and what comes: JSON without gaps, terms without order. */
function comparable({ author, terms, body, picture, excerpt, ...document }: Comparable): unknown {
  const { kind, title, status, publishedAt, language, direction, parentId } = document;
  return {
    fields: [
      kind,
      title,
      excerpt ?? "",
      status,
      publishedAt,
      language,
      direction,
      parentId,
      author?.slug,
      document.takesComments,
    ],
    picture: JSON.parse(JSON.stringify(picture)),
    terms: new Set(terms.map((term) => `${term.kind}/${term.slug}`)),
    body: JSON.parse(JSON.stringify(body)),
  };
}
