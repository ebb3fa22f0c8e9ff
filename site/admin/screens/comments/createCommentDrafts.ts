import type { ModeratedComment } from "../../../content/admin/commentWire.ts";
import { createDrafts, type Drafts } from "../../feedback/createDrafts.ts";

/** Answers a comment, or mends what it says. */
export const COMMENT_PURPOSES = ["reply", "edit"] as const;
export type CommentPurpose = (typeof COMMENT_PURPOSES)[number];

/** Keeps what is written to comments; at first an answer is empty, and a mended text what the comment says. */
export function createCommentDrafts(): Drafts<ModeratedComment, CommentPurpose> {
  return createDrafts((row, purpose) => (purpose === "edit" ? row.body : ""));
}
