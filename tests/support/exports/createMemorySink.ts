import type { ImportedDocument, ImportSink } from "../../../site/content/import/types.ts";

export type MemorySink = ImportSink & {
  /** What has been brought in, by id. */
  readonly documents: ReadonlyMap<string, ImportedDocument>;
};

/** Keeps documents as a store would: the same one again is unchanged. */
export function createMemorySink(): MemorySink {
  const documents = new Map<string, ImportedDocument>();
  return {
    documents,
    importDocument: async (document) => {
      const before = documents.get(document.sourceId);
      documents.set(document.sourceId, document);
      if (!before) return "created";
      return JSON.stringify(before) === JSON.stringify(document) ? "unchanged" : "changed";
    },
  };
}
