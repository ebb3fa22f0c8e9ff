import type { ImportedComment } from "../../../site/content/import/ImportedComment.ts";
import type { ImportedTermDetails } from "../../../site/content/import/ImportedTermDetails.ts";
import type { ImportSink, LateAnswer } from "../../../site/content/import/ImportSink.ts";
import type { ImportedContactForm } from "../../../site/content/import/toContactForm.ts";
import type { ImportedDocument, ImportOutcome } from "../../../site/content/import/types.ts";

export type MemorySink = ImportSink & {
  /** What has been brought in, by id. */
  readonly documents: ReadonlyMap<string, ImportedDocument>;
  readonly comments: ReadonlyMap<string, ImportedComment>;
  /** By slug. */
  readonly terms: ReadonlyMap<string, ImportedTermDetails>;
  /** By key. */
  readonly forms: ReadonlyMap<string, ImportedContactForm>;
  readonly answers: readonly LateAnswer[];
};

/** Keeps what comes as a store would: the same again is unchanged. */
export function createMemorySink(): MemorySink {
  const documents = new Map<string, ImportedDocument>();
  const comments = new Map<string, ImportedComment>();
  const terms = new Map<string, ImportedTermDetails>();
  const forms = new Map<string, ImportedContactForm>();
  const answers: LateAnswer[] = [];
  return {
    ...{ documents, comments, terms, forms, answers },
    importTerms: async (all) => all.map((term) => keep(terms, term.slug, term)),
    importContactForms: async (all) => all.map((form) => keep(forms, form.key, form)),
    importDocuments: async (all) => all.map((one) => keep(documents, one.sourceId, one)),
    async importComments(all) {
      return all.map((comment) => {
        if (!documents.has(comment.documentId)) return "left-out";
        if (comments.has(comment.sourceId)) return "unchanged";
        comments.set(comment.sourceId, comment);
        return "created";
      });
    },
    async placeAnswers(late) {
      answers.push(...late);
    },
  };
}

function keep<Kept>(all: Map<string, Kept>, key: string, one: Kept): ImportOutcome {
  const before = all.get(key);
  all.set(key, one);
  if (before === undefined) return "created";
  return JSON.stringify(before) === JSON.stringify(one) ? "unchanged" : "changed";
}
