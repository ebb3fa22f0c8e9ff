import { useContext, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import {
  MAX_SUBMISSION_TEXT,
  type OpenedSubmission,
} from "../../../content/admin/submissionWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { errorText } from "../../api/errorText.ts";
import { Button } from "../../controls/Button.tsx";
import { tell } from "../../feedback/messages.ts";
import { TextField } from "../../form/TextField.tsx";
import type { NoteSaving } from "./createNoteSaving.ts";
import { useSenderName } from "./InboxRow.tsx";
import {
  SubmissionDraftsContext,
  useIsUnsent,
  useSubmissionDraft,
} from "./SubmissionDraftsContext.ts";

/** How long after the last key a note is saved, in milliseconds. */
export const NOTE_PAUSE = 1000;

export type SubmissionNoteProps = {
  readonly row: OpenedSubmission;
  readonly notes: NoteSaving;
};

/** What those who work here write about a message, saved as it is written; over nobody else's words unseen. */
export function SubmissionNote({ row, notes }: SubmissionNoteProps) {
  const { say, told } = useAdminLocale();
  const drafts = useContext(SubmissionDraftsContext);
  const name = useSenderName(row);
  const note = useSubmissionDraft(row, "note");
  const isUnsent = useIsUnsent(row.id, "note");
  const { isSaving, error, theirs } = useSyncExternalStore(notes.subscribe, () =>
    notes.standingOf(row.id),
  );
  const isWrong = error !== undefined;

  function saveHeld(): void {
    if (!isWrong) notes.save(row.id);
  }
  const saveAfterPause = useEffectEvent(saveHeld);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew.
  useEffect(() => {
    if (!isUnsent || isSaving) return undefined;
    const timer = setTimeout(saveAfterPause, NOTE_PAUSE);
    return () => clearTimeout(timer);
  }, [note, isUnsent, isSaving]);

  const leave = useEffectEvent(async () => {
    // Whoever leaves the whole screen was asked about it.
    if ((await notes.save(row.id)) || !notes.isOpen()) return;
    tell({ text: say("inbox.noteHeld", { name }), kind: "problem" });
  });
  // Whoever goes on to another message, or Back, waits for no pause; nor is what failed then lost unseen.
  useEffect(() => () => void leave(), []);

  return (
    <div className="inbox-note">
      <TextField
        id={`note-${row.id}`}
        label={say("inbox.note")}
        help={say("inbox.noteHelp")}
        isLong
        maxLength={MAX_SUBMISSION_TEXT}
        error={isWrong ? errorText(error, { say, told }) : undefined}
        value={note}
        onChange={(text) => {
          notes.goOn(row.id);
          drafts.write(row, "note", text);
        }}
        onLeave={saveHeld}
      />
      <p className="inbox-soft" role="status">
        {isSaving
          ? say("inbox.noteSaving")
          : isUnsent
            ? say("inbox.noteUnsaved")
            : note !== "" && say("inbox.noteSaved")}
      </p>
      {isWrong && <Button onClick={() => notes.save(row.id)}>{say("inbox.noteTry")}</Button>}
      {theirs !== undefined && (
        <div className="inbox-theirs" role="alert">
          <p>{say("inbox.noteTheirs")}</p>
          <blockquote dir="auto">{theirs}</blockquote>
          <div className="inbox-actions">
            <Button onClick={() => notes.keepMine(row.id)}>{say("inbox.noteKeepMine")}</Button>
            <Button onClick={() => notes.takeTheirs(row.id)}>{say("inbox.noteTakeTheirs")}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
