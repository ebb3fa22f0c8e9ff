import * as v from "valibot";
import { documentBodySchema } from "../documentBody.ts";
import { MAX_MEDIA_TEXT } from "../mediaWire.ts";
import { pictureSchema } from "../picture.ts";
import { listOf, listQuery, sortQuery } from "./listWire.ts";
import { productContent } from "./productWire.ts";
import { time } from "./timeWire.ts";

/** Where the owner's screens find documents of every kind. */
export const DOCUMENTS_API = "/api/admin/documents";

/** The kinds of documents that have a list of their own. */
export const EDITED_KINDS = [
  "page",
  "post",
  "product",
  "project",
  "overlay",
  "header",
  "footer",
] as const;
export type EditedKind = (typeof EDITED_KINDS)[number];

/** How a document stands: published with a time to come is "scheduled". */
export const DOCUMENT_STATES = ["draft", "scheduled", "published", "private", "trash"] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

const id = v.pipe(v.string(), v.uuid());

/** The longest title and excerpt, in UTF-16 units: lists show both whole. */
export const MAX_TITLE = 500;
export const MAX_EXCERPT = 5000;

/** Somebody who works on the content. */
export const colleague = v.object({ id: v.string(), name: v.string() });

/** The query of GET /api/admin/documents. */
export const documentQuery = v.object({
  ...listQuery,
  kind: v.picklist(EDITED_KINDS),
  /** Default all but the trash. */
  state: v.optional(v.picklist(DOCUMENT_STATES)),
  /** The id of a category or tag. */
  term: v.optional(v.pipe(v.string(), v.uuid())),
  /** The id of an author. */
  author: v.optional(v.pipe(v.string(), v.uuid())),
  language: v.optional(v.string()),
  sort: sortQuery(["updated", "title", "published", "path"], "-updated"),
});

/** A row of the list. */
export const listedDocument = v.object({
  id: v.string(),
  kind: v.picklist(EDITED_KINDS),
  path: v.string(),
  title: v.string(),
  state: v.picklist(DOCUMENT_STATES),
  language: v.nullable(v.string()),
  published_at: v.nullable(time),
  updated_at: time,
  updated_by: v.nullable(v.string()),
  author: v.nullable(v.string()),
  /** Names of its categories and tags. */
  terms: v.array(v.string()),
  picture: v.nullable(pictureSchema),
  /** Of a product: in the smallest unit of the site's currency; null where it has no price, and for all else. */
  price_from: v.nullable(v.number()),
  in_stock: v.nullable(v.boolean()),
  /** Who has it open now, apart from who asks. */
  open_by: v.array(v.string()),
});
export type ListedDocumentRow = v.InferOutput<typeof listedDocument>;
export const documentList = listOf(listedDocument);

/** All that an editor decides about a document. The server checks it as store/documentContent.ts says. */
export const documentContent = v.object({
  path: v.string(),
  title: v.string(),
  excerpt: v.string(),
  status: v.picklist(["draft", "published", "private"]),
  /** Null with the status published means now; a time to come, scheduled. */
  published_at: v.nullable(time),
  /** BCP 47; null means the site's own. */
  language: v.nullable(v.string()),
  direction: v.nullable(v.picklist(["ltr", "rtl"])),
  author_id: v.nullable(id),
  parent_id: v.nullable(id),
  term_ids: v.array(id),
  picture: v.nullable(pictureSchema),
  takes_comments: v.boolean(),
  body: documentBodySchema,
  /** Of a product alone. */
  product: v.optional(productContent),
});

export type EditedContent = v.InferOutput<typeof documentContent>;

/** A document as the editor opens it. */
export const editedDocument = v.object({
  id: v.string(),
  kind: v.picklist(EDITED_KINDS),
  state: v.picklist(DOCUMENT_STATES),
  created_at: time,
  /** By it a save proves that nobody else saved in between. */
  updated_at: time,
  updated_by: v.nullable(v.string()),
  /** Names the save that made it so; null where that was something else. */
  save_id: v.nullable(v.string()),
  /** The address at which visitors see it; null where they do not. */
  public_path: v.nullable(v.string()),
  content: documentContent,
});
export type EditedDocument = v.InferOutput<typeof editedDocument>;

/** What somebody wrote and has not saved; its content may be anything that an editor once sent. */
export const draft = v.object({
  content: v.record(v.string(), v.unknown()),
  /** The document's `updated_at` when it was opened. */
  based_on: time,
  updated_at: time,
});
export type Draft = v.InferOutput<typeof draft>;

/** Another person who has the document open. */
export const presence = v.object({ ...colleague.entries, seen_at: time, has_draft: v.boolean() });
export type Presence = v.InferOutput<typeof presence>;

/** GET /api/admin/documents/:id */
export const openedDocument = v.object({
  document: editedDocument,
  /** One's own. */
  draft: v.nullable(draft),
  others: v.array(presence),
});
export type OpenedDocument = v.InferOutput<typeof openedDocument>;

const LONG_TITLE = `A title has at most ${MAX_TITLE} characters. Shorten it.`;
const newTitle = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, "Give it a title: it is found by that."),
  v.maxLength(MAX_TITLE, LONG_TITLE),
);

/** POST /api/admin/documents. The answer is the document as the editor opens it, as for all that change one. */
export const newDocument = v.object({
  kind: v.picklist(EDITED_KINDS),
  title: newTitle,
});

/** POST /api/admin/documents/:id/duplicate: a draft beside it, under this title. */
export const documentDuplicate = v.object({ title: newTitle });

const LANGUAGE = 'A language is written as in "en" or "pt-BR".';
const LONG_EXCERPT = `An excerpt has at most ${MAX_EXCERPT} characters. Shorten it.`;

/** The longest description of a picture, as in the media. */
const LONG_ALT = `A description has at most ${MAX_MEDIA_TEXT} characters. Shorten it.`;
const savedPicture = v.object({
  ...pictureSchema.entries,
  alt: v.pipe(v.string(), v.maxLength(MAX_MEDIA_TEXT, LONG_ALT)),
});

/** What is saved is held to limits that what is stored may be beyond: an import knows none. */
const savedContent = v.object({
  ...documentContent.entries,
  title: v.pipe(v.string(), v.maxLength(MAX_TITLE, LONG_TITLE)),
  excerpt: v.pipe(v.string(), v.maxLength(MAX_EXCERPT, LONG_EXCERPT)),
  picture: v.nullable(savedPicture),
  language: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i, LANGUAGE))),
});

/** PUT /api/admin/documents/:id. Refused with the code "changed" and `current` (an EditedDocument) where somebody saved in between. */
export const documentSave = v.object({
  based_on: time,
  /** A name of its own for this save: by it an editor who never got the answer knows what was stored. */
  save_id: v.optional(v.pipe(v.string(), v.regex(/^[\da-z]{8,40}$/))),
  content: savedContent,
  /** What the revision is for. Default nothing. */
  note: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** PUT /api/admin/documents/:id/draft; DELETE throws it away. */
export const draftSave = v.object({
  based_on: time,
  content: v.record(v.string(), v.unknown()),
});
export const draftSaved = v.object({ updated_at: time });

/** POST /api/admin/documents/:id/presence, every PRESENCE_SECONDS while it is open. */
export const presenceAnswer = v.object({
  others: v.array(presence),
  updated_at: time,
  updated_by: v.nullable(v.string()),
});
export const PRESENCE_SECONDS = 15;

/** The query of GET /api/admin/documents/:id/revisions: those before a revision, newest first. */
export const revisionQuery = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});
export const revisionRow = v.object({
  id: v.number(),
  title: v.string(),
  created_at: time,
  note: v.nullable(v.string()),
  author: v.nullable(v.string()),
});
export type RevisionRow = v.InferOutput<typeof revisionRow>;
export const revisionList = v.object({ items: v.array(revisionRow), has_more: v.boolean() });
/** GET /api/admin/documents/:id/revisions/:revision */
export const revision = v.object({ ...revisionRow.entries, body: documentBodySchema });
/** POST /api/admin/documents/:id/revisions/:revision/restore */
export const revisionRestore = v.object({ based_on: time });

/** GET /api/admin/documents/:id/uses: what leads to it, and would lead nowhere without it. */
export const documentUses = v.object({
  items: v.array(
    v.object({
      kind: v.picklist(["menu", "link", "child", "product", "redirect"]),
      title: v.string(),
      /** Of a document; null for all else. */
      id: v.nullable(v.string()),
    }),
  ),
});
