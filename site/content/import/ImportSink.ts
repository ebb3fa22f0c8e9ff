import type { SiteSettings } from "../siteSettings.ts";
import type { FindTaken, TakeMedia } from "../TakeMedia.ts";
import type { FindFile } from "./FindFile.ts";
import type { CommentOutcome, ImportedComment } from "./ImportedComment.ts";
import type { ImportedTermDetails } from "./ImportedTermDetails.ts";
import type { ImportedContactForm } from "./toContactForm.ts";
import type { ImportedDocument, ImportOutcome } from "./types.ts";

/** A comment that answers one which came after it. */
export type LateAnswer = Pick<ImportedComment, "source" | "sourceId"> & {
  readonly parentId: string;
};

/** Where a document wants to stand, and where else if that is taken and it is the first page's. */
export type WantedPath = Pick<ImportedDocument, "source" | "sourceId" | "path"> & {
  readonly otherwise: string;
};

export type WantedRedirect = { readonly from: string; readonly to: string };

/** What came of something that its owner may have changed here: then it is "kept". */
export type OwnedOutcome = ImportOutcome | "kept";

/** Files: without this, they stay where they are. */
export type MediaSink = {
  readonly findTaken: FindTaken;
  readonly find: FindFile;
  readonly take: TakeMedia;
};

/** Takes what an import brings, a batch at a time: the store, or a test. Answers are in the order of the batch. */
export type ImportSink = {
  /** Called once the file has been found sound, before anything else. */
  readonly begin?: (() => Promise<void>) | undefined;
  readonly importTerms: (
    terms: readonly ImportedTermDetails[],
  ) => Promise<readonly ImportOutcome[]>;
  readonly importContactForms: (
    forms: readonly ImportedContactForm[],
  ) => Promise<readonly OwnedOutcome[]>;
  /** Where documents will stand. */
  readonly claimPaths: (wanted: readonly WantedPath[]) => Promise<readonly string[]>;
  readonly media?: MediaSink | undefined;
  readonly importDocuments: (
    documents: readonly ImportedDocument[],
  ) => Promise<readonly OwnedOutcome[]>;
  /** What answers a comment that is not here yet stands at the top until `placeAnswers`. */
  readonly importComments: (
    comments: readonly ImportedComment[],
  ) => Promise<readonly CommentOutcome[]>;
  readonly placeAnswers: (answers: readonly LateAnswer[]) => Promise<void>;
  /** Leads from old addresses to new ones, where nothing stands at the old. @returns how many are new */
  readonly importRedirects: (redirects: readonly WantedRedirect[]) => Promise<number>;
  /** Changes the site's settings, unless their owner did. */
  readonly importSettings: (change: (site: SiteSettings) => SiteSettings) => Promise<OwnedOutcome>;
};
