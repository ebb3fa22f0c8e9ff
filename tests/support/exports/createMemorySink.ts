import type { ImportedComment } from "../../../site/content/import/ImportedComment.ts";
import type { ImportedTermDetails } from "../../../site/content/import/ImportedTermDetails.ts";
import type {
  ImportSink,
  LateAnswer,
  WantedRedirect,
} from "../../../site/content/import/ImportSink.ts";
import type { ImportedContactForm } from "../../../site/content/import/toContactForm.ts";
import type { ImportedDocument, ImportOutcome } from "../../../site/content/import/types.ts";
import { type SiteSettings, siteSettings } from "../../../site/content/siteSettings.ts";

export type MemorySink = ImportSink & {
  /** What has been brought in, by id. */
  readonly documents: ReadonlyMap<string, ImportedDocument>;
  readonly comments: ReadonlyMap<string, ImportedComment>;
  /** By slug. */
  readonly terms: ReadonlyMap<string, ImportedTermDetails>;
  /** By key. */
  readonly forms: ReadonlyMap<string, ImportedContactForm>;
  readonly answers: readonly LateAnswer[];
  /** Where each old address leads. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly settings: () => SiteSettings;
};

/** Keeps what comes as a store would: the same again is unchanged. */
export function createMemorySink(): MemorySink {
  const documents = new Map<string, ImportedDocument>();
  const comments = new Map<string, ImportedComment>();
  const terms = new Map<string, ImportedTermDetails>();
  const forms = new Map<string, ImportedContactForm>();
  const redirects = new Map<string, string>();
  const answers: LateAnswer[] = [];
  let settings: SiteSettings = siteSettings.fallback;
  return {
    importContactForms: async (all) => all.map((form) => keep(forms, form.key, form)),
    ...{ documents, comments, terms, forms, answers, redirects },
    settings: () => settings,
    importTerms: async (all) => all.map((term) => keep(terms, term.slug, term)),
    claimPaths: async (all) => all.map(({ path }) => path),
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
    async importRedirects(all: readonly WantedRedirect[]) {
      const before = redirects.size;
      for (const { from, to } of all) redirects.set(from, to);
      return redirects.size - before;
    },
    async importSettings(change) {
      const before = JSON.stringify(settings);
      settings = change(settings);
      return before === JSON.stringify(settings) ? "unchanged" : "changed";
    },
  };
}

function keep<Kept>(all: Map<string, Kept>, key: string, one: Kept): ImportOutcome {
  const before = all.get(key);
  all.set(key, one);
  if (before === undefined) return "created";
  return JSON.stringify(before) === JSON.stringify(one) ? "unchanged" : "changed";
}
