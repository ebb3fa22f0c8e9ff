import { type FormEvent, useContext, useLayoutEffect } from "react";
import {
  MAX_REPLY_SUBJECT,
  MAX_SUBMISSION_TEXT,
  type OpenedSubmission,
  openedSubmission,
  SUBMISSIONS_API,
} from "../../../content/admin/submissionWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useChange } from "../../api/useChange.ts";
import { Button } from "../../controls/Button.tsx";
import { tell } from "../../feedback/messages.ts";
import { useAskToLeave } from "../../feedback/useAskToLeave.ts";
import { useConfirm } from "../../feedback/useConfirm.ts";
import { TextField } from "../../form/TextField.tsx";
import { useSmallForm } from "../../form/useSmallForm.ts";
import { SubmissionDraftsContext, useSubmissionDraft } from "./SubmissionDraftsContext.ts";

export type SubmissionReplyProps = {
  readonly row: OpenedSubmission;
  /** Whether somebody has just asked for it, to write. */
  readonly takesFocus: boolean;
  /** Called once it was sent, or its words are not wanted. */
  readonly onLeave: () => void;
};

const PURPOSES = ["to", "subject", "text"] as const;

/** Where a message is answered by mail. What is written stays until it was sent or cancelled. */
export function SubmissionReply({ row, takesFocus, onLeave }: SubmissionReplyProps) {
  const { say } = useAdminLocale();
  const change = useChange();
  const confirm = useConfirm();
  const askToLeave = useAskToLeave();
  const drafts = useContext(SubmissionDraftsContext);
  const to = useSubmissionDraft(row, "to");
  const subject = useSubmissionDraft(row, "subject");
  const text = useSubmissionDraft(row, "text");
  const { idOf, problemOf, isSending, send } = useSmallForm();
  const field = idOf("text");
  useLayoutEffect(() => {
    if (takesFocus) document.getElementById(field)?.focus();
  }, [takesFocus, field]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const title = say("inbox.replySure");
    const question = { title, text: say("inbox.replySureText", { to }), yes: say("inbox.send") };
    if (isSending || !(await confirm({ ...question, isDangerous: false }))) return;
    const one = `${SUBMISSIONS_API}/${row.id}`;
    const body = { to, subject, text };
    const request = { method: "POST", path: `${one}/replies`, body } as const;
    const isTaken = await send(() =>
      change({ ...request, answer: openedSubmission, changes: [one] }),
    );
    if (!isTaken) return;
    tell({ text: say("inbox.replied") });
    leave();
  }
  function leave(): void {
    for (const purpose of PURPOSES) drafts.drop(row.id, purpose);
    onLeave();
  }
  async function cancel(): Promise<void> {
    const isUnsent = PURPOSES.some((purpose) => drafts.isUnsent(row.id, purpose));
    if (!isUnsent || (await askToLeave())) leave();
  }
  const part = (purpose: (typeof PURPOSES)[number]) => ({
    id: idOf(purpose),
    isRequired: true,
    // What is written while it is under way would go with what was sent.
    isFixed: isSending,
    error: problemOf(purpose),
    onChange: (words: string) => drafts.write(row, purpose, words),
  });

  return (
    <form className="inbox-reply" onSubmit={submit} aria-label={say("inbox.reply")} noValidate>
      <TextField {...part("to")} type="email" label={say("inbox.replyTo")} value={to} />
      <TextField
        {...part("subject")}
        label={say("inbox.replySubject")}
        maxLength={MAX_REPLY_SUBJECT}
        value={subject}
      />
      <TextField
        {...part("text")}
        label={say("inbox.replyText")}
        help={say("inbox.replyHelp")}
        isLong
        maxLength={MAX_SUBMISSION_TEXT}
        value={text}
      />
      <div className="inbox-actions">
        <Button type="submit" look="primary" isBusy={isSending}>
          {say("inbox.send")}
        </Button>
        <Button look="plain" onClick={cancel}>
          {say("feedback.cancel")}
        </Button>
      </div>
    </form>
  );
}
