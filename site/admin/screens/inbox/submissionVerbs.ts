import type { ListedSubmissionRow } from "../../../content/admin/submissionWire.ts";

/** What can be done to a message so that it can be undone. */
export type SubmissionVerb =
  | "read"
  | "unread"
  | "star"
  | "unstar"
  | "spam"
  | "notSpam"
  | "trash"
  | "restore";

/** What keys and buttons need of a message: how it stands. */
export type Standing = Pick<
  ListedSubmissionRow,
  "id" | "status" | "is_read" | "is_starred" | "is_deleted"
>;

/** Those after which a message is in another box. */
export const MOVES: readonly SubmissionVerb[] = ["spam", "notSpam", "trash", "restore"];

/** What can be done to a message as it stands: its buttons offer this, and keys do nothing else. */
export function verbsOf({
  status,
  is_read,
  is_starred,
  is_deleted,
}: Standing): readonly SubmissionVerb[] {
  if (is_deleted) return ["restore"];
  return [
    is_starred ? "unstar" : "star",
    is_read ? "unread" : "read",
    status === "spam" ? "notSpam" : "spam",
    "trash",
  ];
}

/** Whether a message can be answered: what is thrown away is put back first. */
export function canReply({ status, is_deleted }: Standing): boolean {
  return status !== "spam" && !is_deleted;
}
