import type { ImportStart } from "./ImportRun.ts";

/** Terms that are handed on at a time. */
export const TERM_BATCH = 200;

/** Brings the categories and tags of an export, with what is said of them and what they stand below. */
export async function importTerms({ survey, sink, writer }: ImportStart): Promise<void> {
  const { terms, notes } = survey.terms.ordered();
  for (const { slug, name, reason } of notes) {
    writer.note("incomplete", { id: slug, type: "category", title: name, reason });
  }
  for (let start = 0; start < terms.length; start += TERM_BATCH) {
    const outcomes = await sink.importTerms(terms.slice(start, start + TERM_BATCH));
    for (const outcome of outcomes) writer.countOutcome("term", outcome);
  }
}
