import type { DocumentBody } from "../documentBody.ts";
import type { Picture } from "../picture.ts";

export type DocumentKind = "page" | "post";

export type DocumentStatus = "published" | "draft" | "private";

/** Under what a document is filed. `slug` is its part of an address, decoded. */
export type ImportedTerm = {
  readonly kind: "category" | "tag";
  readonly slug: string;
  readonly name: string;
};

/** One page or post as it was read from another system; every text in it is plain text. */
export type ImportedDocument = {
  /** Where it comes from, such as "wxr:https://old.example"; with `sourceId` it names the document. */
  readonly source: string;
  readonly sourceId: string;
  readonly kind: DocumentKind;
  /** May be empty: some posts have none. */
  readonly title: string;
  /** As `pagePath` writes it; two documents may ask for the same one, the sink decides. */
  readonly path: string;
  readonly status: DocumentStatus;
  /** In the future for what is scheduled; null where it is not known. */
  readonly publishedAt: Date | null;
  readonly author: { readonly slug: string; readonly name: string } | null;
  readonly terms: readonly ImportedTerm[];
  readonly excerpt: string | null;
  readonly takesComments: boolean;
  /** BCP 47. */
  readonly language: string | null;
  readonly direction: "ltr" | "rtl" | null;
  /** The `sourceId` of the page above this one. */
  readonly parentId: string | null;
  /** Stands for it in lists and where it is shared. */
  readonly picture: Picture | null;
  readonly body: DocumentBody;
};

/** What became of a document: new here, other than last time, or as it was. */
export type ImportOutcome = "created" | "changed" | "unchanged";

/** The file is checked as a whole; then come its files, its documents, and what was said about them. Of a shop's table, its products. */
export type ImportStep = "checking" | "media" | "importing" | "comments" | "products";

export type ImportProgress = {
  readonly step: ImportStep;
  /** Bytes read in this step, and the file's size; of media, files. */
  readonly done: number;
  readonly of: number;
};
