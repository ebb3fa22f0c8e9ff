import { createContext, useContext, useSyncExternalStore } from "react";
import type { ModeratedComment } from "../../../content/admin/commentWire.ts";
import { type CommentPurpose, createCommentDrafts } from "./createCommentDrafts.ts";

/** What is written to the comments of the screen around; given by CommentsScreen. */
export const CommentDraftsContext = createContext(createCommentDrafts());

/** What is written to a comment; draws again when that changes. */
export function useDraftText(row: ModeratedComment, purpose: CommentPurpose): string {
  const drafts = useContext(CommentDraftsContext);
  return useSyncExternalStore(drafts.subscribe, () => drafts.textOf(row, purpose));
}

/** Whether words to a comment are not sent; draws again when that changes. */
export function useIsUnsent(id: string, purpose: CommentPurpose): boolean {
  const drafts = useContext(CommentDraftsContext);
  return useSyncExternalStore(drafts.subscribe, () => drafts.isUnsent(id, purpose));
}
