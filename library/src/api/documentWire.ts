import * as v from "valibot";
import { type PageQuery, pageOf, picture, termName, time } from "./partsWire.ts";

export const DOCUMENT_KINDS = ["page", "post", "project"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What every document says of itself. */
export const documentEntries = {
  id: v.string(),
  /** Its address on the site, decoded. */
  path: v.string(),
  title: v.string(),
  /** BCP 47. */
  language: v.string(),
  direction: v.picklist(["ltr", "rtl"]),
  published_at: v.nullable(time),
  updated_at: time,
  terms: v.array(termName),
};

/** What a list shows of a page, post or project. */
export const listedDocument = v.object({
  ...documentEntries,
  kind: v.picklist(DOCUMENT_KINDS),
  /** Its excerpt or, where it has none, its first words; plain text. */
  summary: v.string(),
  author: v.nullable(v.object({ slug: v.string(), name: v.string() })),
  picture: v.nullable(picture),
});
export type ListedDocument = v.InferOutput<typeof listedDocument>;

/** GET /api/v1/documents: newest first. */
export const documentPage = pageOf(listedDocument);
export type DocumentPage = v.InferOutput<typeof documentPage>;

export type DocumentQuery = PageQuery & {
  readonly kind: DocumentKind;
  /** The slug of a category that it is filed under itself. */
  readonly category?: string;
  /** The slug of a tag. */
  readonly tag?: string;
  /** The slug of its author. */
  readonly author?: string;
  /** BCP 47. Default all. */
  readonly lang?: string;
};

/** Something that an editor put on a page. */
export type Block = {
  /** Unique within its document. */
  readonly id: string;
  /** Such as "heading", "text", "image", "gallery", "columns". */
  readonly type: string;
  /** By the type. HTML in them is clean: it holds nothing that could run. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Blocks inside, by the name of the slot. */
  readonly slots: Readonly<Record<string, readonly Block[]>>;
};

const block: v.GenericSchema<Block> = v.object({
  id: v.string(),
  type: v.string(),
  fields: v.record(v.string(), v.unknown()),
  slots: v.record(
    v.string(),
    v.lazy(() => v.array(block)),
  ),
});

/** How a document's content is given: its blocks, for components of one's own, or as HTML. */
export const BODIES = ["blocks", "html"] as const;
export type Body = (typeof BODIES)[number];

/** The content of a document, as it was asked for; the other is null. */
export const bodyEntries = {
  blocks: v.nullable(v.array(block)),
  /** As the site shows it, without what stands around it. Clean; see withMediaAddresses. */
  html: v.nullable(v.string()),
};

/** A page, post or project. GET /api/v1/document */
export const contentDocument = v.object({
  ...listedDocument.entries,
  /** What its author put before its text; "" where nothing is. */
  excerpt: v.string(),
  ...bodyEntries,
});
export type ContentDocument = WithBody<v.InferOutput<typeof contentDocument>, "blocks">;

/** The same with what was asked for alone. */
export type WithBody<Content, Asked extends Body> = Omit<Content, Body> &
  (Asked extends "html"
    ? { readonly html: string; readonly blocks: null }
    : { readonly blocks: readonly Block[]; readonly html: null });

/** Which document, and how its content is given. */
export type DocumentQuestion<Asked extends Body = Body> = (
  | { readonly path: string }
  | { readonly id: string }
) & {
  /** Default "blocks". */
  readonly body?: Asked;
};
