import type { DocumentBody } from "../documentBody.ts";

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
  /** BCP 47. */
  readonly language: string | null;
  readonly direction: "ltr" | "rtl" | null;
  /** The `sourceId` of the page above this one. */
  readonly parentId: string | null;
  readonly body: DocumentBody;
};

/** What became of a document: new here, other than last time, or as it was. */
export type ImportOutcome = "created" | "changed" | "unchanged";

/** Takes the documents, one after the other: the store, or a test. */
export type ImportSink = {
  readonly importDocument: (document: ImportedDocument) => Promise<ImportOutcome>;
};

export type ImportProgress = {
  /** The file is read twice: first checked as a whole, then brought in. */
  readonly step: "checking" | "importing";
  /** Bytes read in this step, and the file's size. */
  readonly bytes: number;
  readonly totalBytes: number;
};

/** Something that an owner should know about one item of the export. */
export type ImportNote = {
  /** The item's id in the export; "" where it has none. */
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly reason: string;
};

/** The first MAX_LISTED_NOTES notes, and how many more there were. */
export type ImportNotes = { readonly listed: readonly ImportNote[]; readonly more: number };

/** What an import did, and what did not come along. */
export type ImportReport = {
  /** The address of the site that the export is of. */
  readonly site: string;
  readonly outcomes: Readonly<Record<DocumentKind, Readonly<Record<ImportOutcome, number>>>>;
  /** Pages and posts that did not come. */
  readonly leftOut: ImportNotes;
  /** Pages and posts that came, but not with all they had. */
  readonly incomplete: ImportNotes;
  /** Pictures that a page or post asks for and that the export does not hold. */
  readonly missingPictures: ImportNotes;
  /** How many items of other types stayed behind, by type. */
  readonly otherTypes: Readonly<Record<string, number>>;
  /** Shortcodes that no one here understands, left as text: how many documents hold each. */
  readonly unknownShortcodes: Readonly<Record<string, number>>;
  /** How many pictures still come from another host, by host. */
  readonly picturesElsewhere: Readonly<Record<string, number>>;
  /** Comments, which stayed behind. */
  readonly comments: number;
  /** Characters that XML does not allow, taken out of the file. */
  readonly controlCharacters: number;
};
