import { useEffect } from "react";
import type { DocumentSaving } from "./useDocumentSaving.ts";

/**
 * Keeps what is written here once more where the document was saved elsewhere: a save throws away the draft of whoever
 * saves, so also what the same person writes in another window.
 * @param savedAt - the document's `updated_at` as the server has it; undefined where it has not said
 */
export function useKeptAgain(
  savedAt: string | undefined,
  { document, isDirty, keeper }: Pick<DocumentSaving, "document" | "isDirty" | "keeper">,
): void {
  const isNewer = savedAt !== undefined && savedAt > document.updated_at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each save elsewhere
  useEffect(() => {
    if (isNewer && isDirty) keeper.note();
  }, [savedAt, isNewer, isDirty, keeper]);
}
