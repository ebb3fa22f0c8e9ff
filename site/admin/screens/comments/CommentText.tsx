import { type FormEvent, useContext, useEffect, useLayoutEffect } from "react";
import {
  COMMENTS_API,
  MAX_MODERATED_TEXT,
  type ModeratedComment,
  moderatedComment,
} from "../../../content/admin/commentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useChange } from "../../api/useChange.ts";
import { Button } from "../../controls/Button.tsx";
import { tell } from "../../feedback/messages.ts";
import { useAskToLeave } from "../../feedback/useAskToLeave.ts";
import { TextField } from "../../form/TextField.tsx";
import { useSmallForm } from "../../form/useSmallForm.ts";
import { useMe } from "../../session/MeContext.tsx";
import { CommentDraftsContext, useDraftText } from "./CommentDraftsContext.ts";
import type { CommentPurpose } from "./createCommentDrafts.ts";
import { COMMENT_CHANGES } from "./useModeration.ts";

export type CommentTextProps = {
  readonly row: ModeratedComment;
  readonly purpose: CommentPurpose;
  /** Whether somebody has just asked for it, to write. */
  readonly takesFocus: boolean;
  /** Called once it was sent, or its words are not wanted. */
  readonly onLeave: () => void;
};

/**
 * Where an answer is written, or a comment mended. What is written stays until it was sent or cancelled, also while
 * this is not shown.
 */
export function CommentText({ row, purpose, takesFocus, onLeave }: CommentTextProps) {
  const { say } = useAdminLocale();
  const { user } = useMe();
  const change = useChange();
  const askToLeave = useAskToLeave();
  const drafts = useContext(CommentDraftsContext);
  const body = useDraftText(row, purpose);
  const { idOf, problemOf, isSending, send } = useSmallForm();
  const isReply = purpose === "reply";
  const field = idOf("body");
  useLayoutEffect(() => {
    if (takesFocus) document.getElementById(field)?.focus();
  }, [takesFocus, field]);
  useEffect(
    () => () => {
      // Begun, but without words: its comment need not be kept for it.
      if (!drafts.isUnsent(row.id, purpose)) drafts.drop(row.id, purpose);
    },
    [drafts, row.id, purpose],
  );

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const one = `${COMMENTS_API}/${row.id}`;
    const way = isReply
      ? ({ method: "POST", path: `${one}/replies` } as const)
      : ({ method: "PATCH", path: one } as const);
    const request = { ...way, body: { body }, answer: moderatedComment } as const;
    if (!(await send(() => change({ ...request, changes: COMMENT_CHANGES })))) return;
    tell({ text: say(isReply ? "comments.replied" : "comments.edited") });
    leave();
  }
  function leave(): void {
    // The form takes the focus with it otherwise.
    document.getElementById(field)?.closest<HTMLElement>("[data-comment]")?.focus();
    drafts.drop(row.id, purpose);
    onLeave();
  }
  async function cancel(): Promise<void> {
    if (!drafts.isUnsent(row.id, purpose) || (await askToLeave())) leave();
  }

  const waits = row.state === "pending";
  return (
    <form className="comment-form" onSubmit={submit}>
      <TextField
        id={field}
        label={say(isReply ? "comments.replyTo" : "comments.editOf", { name: row.author })}
        help={isReply ? say("comments.replyHelp", { name: user.name }) : undefined}
        isLong
        isRequired
        // What is written while it is under way would go with what was sent.
        isFixed={isSending}
        maxLength={MAX_MODERATED_TEXT}
        error={problemOf("body")}
        value={body}
        onChange={(text) => drafts.write(row, purpose, text)}
      />
      <div className="comment-actions">
        <Button type="submit" look="primary" isBusy={isSending}>
          {say(isReply ? (waits ? "comments.approveAndReply" : "comments.reply") : "comments.save")}
        </Button>
        <Button look="plain" onClick={cancel}>
          {say("feedback.cancel")}
        </Button>
      </div>
    </form>
  );
}
