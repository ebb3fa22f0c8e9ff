import type { EditedDocument } from "../../content/admin/documentWire.ts";
import type { OfferedDraft } from "./DraftOffer.tsx";
import type { LocalDraft } from "./localDrafts.ts";

/**
 * What this browser keeps of a document, as it is offered. Where a save of which nothing was heard did arrive,
 * what was written begins with that; undefined where it is all.
 */
export function localOffer(
  { content, based_on, written, lost }: LocalDraft,
  document: Pick<EditedDocument, "save_id" | "updated_at">,
): OfferedDraft | undefined {
  const arrived = lost.find(({ id }) => id === document.save_id);
  if (!arrived) return { content, based_on, at: written, isHere: true };
  if (arrived.is_all) return undefined;
  const after = { content: { ...content, ...arrived.wanted }, based_on: document.updated_at };
  return { ...after, at: written, isHere: true };
}
