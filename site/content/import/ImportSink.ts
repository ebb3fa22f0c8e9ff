import type { CommentOutcome, ImportedComment } from "./ImportedComment.ts";
import type { ImportedTermDetails } from "./ImportedTermDetails.ts";
import type { ImportedContactForm } from "./toContactForm.ts";
import type { ImportedDocument, ImportOutcome } from "./types.ts";

/** A comment that answers one which came after it. */
export type LateAnswer = Pick<ImportedComment, "source" | "sourceId"> & {
  readonly parentId: string;
};

/** Takes what an import brings, a batch at a time: the store, or a test. Answers are in the order of the batch. */
export type ImportSink = {
  readonly importTerms: (
    terms: readonly ImportedTermDetails[],
  ) => Promise<readonly ImportOutcome[]>;
  readonly importContactForms: (
    forms: readonly ImportedContactForm[],
  ) => Promise<readonly ImportOutcome[]>;
  readonly importDocuments: (
    documents: readonly ImportedDocument[],
  ) => Promise<readonly ImportOutcome[]>;
  /** What answers a comment that is not here yet stands at the top until `placeAnswers`. */
  readonly importComments: (
    comments: readonly ImportedComment[],
  ) => Promise<readonly CommentOutcome[]>;
  readonly placeAnswers: (answers: readonly LateAnswer[]) => Promise<void>;
};
