import { createContext, useContext, useSyncExternalStore } from "react";
import type { OpenedSubmission } from "../../../content/admin/submissionWire.ts";
import { createDrafts, type Drafts } from "../../feedback/createDrafts.ts";

const PURPOSES = ["note", "to", "subject", "text"] as const;

/** A note about a message, or a part of an answer to it. */
export type SubmissionPurpose = (typeof PURPOSES)[number];
export type SubmissionDrafts = Drafts<OpenedSubmission, SubmissionPurpose>;

/** @param subjectOf of an answer, before one is written */
export function createSubmissionDrafts(
  subjectOf: (row: OpenedSubmission) => string,
): SubmissionDrafts {
  return createDrafts((row, purpose) => {
    if (purpose === "note") return row.note;
    if (purpose === "to") return row.sender.email;
    return purpose === "subject" ? subjectOf(row) : "";
  });
}

/** Forgets all that is written to a message. @returns what writes it again */
export function dropAll(drafts: SubmissionDrafts, id: string): () => void {
  const written = PURPOSES.flatMap((purpose) => {
    const row = drafts.begunOn(id, purpose);
    return row ? [{ row, purpose, text: drafts.textOf(row, purpose) }] : [];
  });
  for (const purpose of PURPOSES) drafts.drop(id, purpose);
  return () => {
    for (const { row, purpose, text } of written) drafts.write(row, purpose, text);
  };
}

/** What is written to the messages of the screen around; given by InboxScreen. */
export const SubmissionDraftsContext = createContext(createSubmissionDrafts(() => ""));

/** What is written for a purpose; draws again when that changes. */
export function useSubmissionDraft(row: OpenedSubmission, purpose: SubmissionPurpose): string {
  const drafts = useContext(SubmissionDraftsContext);
  return useSyncExternalStore(drafts.subscribe, () => drafts.textOf(row, purpose));
}

/** Whether that is not sent, or not saved; draws again when that changes. */
export function useIsUnsent(id: string, purpose: SubmissionPurpose): boolean {
  const drafts = useContext(SubmissionDraftsContext);
  return useSyncExternalStore(drafts.subscribe, () => drafts.isUnsent(id, purpose));
}
