import { type FormEvent, useState } from "react";
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
import { TextField } from "../../form/TextField.tsx";
import { useSmallForm } from "../../form/useSmallForm.ts";
import { useMe } from "../../session/MeContext.tsx";
import { COMMENT_CHANGES } from "./useModeration.ts";

export type CommentTextProps = {
  readonly row: ModeratedComment;
  /** Answers the comment, or mends what it says. */
  readonly purpose: "reply" | "edit";
  readonly onLeave: () => void;
};

/** Where an answer is written, or a comment mended; what is written stays until it was sent. */
export function CommentText({ row, purpose, onLeave }: CommentTextProps) {
  const { say } = useAdminLocale();
  const { user } = useMe();
  const change = useChange();
  const [body, setBody] = useState(purpose === "edit" ? row.body : "");
  const { idOf, problemOf, isSending, send } = useSmallForm();
  const isReply = purpose === "reply";

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const one = `${COMMENTS_API}/${row.id}`;
    const way = isReply
      ? ({ method: "POST", path: `${one}/replies` } as const)
      : ({ method: "PATCH", path: one } as const);
    const request = { ...way, body: { body }, answer: moderatedComment } as const;
    if (!(await send(() => change({ ...request, changes: COMMENT_CHANGES })))) return;
    tell({ text: say(isReply ? "comments.replied" : "comments.edited") });
    onLeave();
  }

  const waits = row.state === "pending";
  return (
    <form className="comment-form" onSubmit={submit}>
      <TextField
        id={idOf("body")}
        label={say(isReply ? "comments.replyTo" : "comments.editOf", { name: row.author })}
        help={isReply ? say("comments.replyHelp", { name: user.name }) : undefined}
        isLong
        isRequired
        maxLength={MAX_MODERATED_TEXT}
        error={problemOf("body")}
        value={body}
        onChange={setBody}
      />
      <div className="comment-actions">
        <Button type="submit" look="primary" isBusy={isSending}>
          {say(isReply ? (waits ? "comments.approveAndReply" : "comments.reply") : "comments.save")}
        </Button>
        <Button look="plain" onClick={onLeave}>
          {say("feedback.cancel")}
        </Button>
      </div>
    </form>
  );
}
