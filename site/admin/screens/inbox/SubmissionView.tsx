import { useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type OpenedSubmission,
  openedSubmission,
  SUBMISSIONS_API,
} from "../../../content/admin/submissionWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { Button } from "../../controls/Button.tsx";
import { Mark } from "../../controls/Mark.tsx";
import { Time } from "../../controls/Time.tsx";
import { ErrorState } from "../../feedback/ErrorState.tsx";
import { Loading } from "../../feedback/Loading.tsx";
import type { NoteSaving } from "./createNoteSaving.ts";
import { useSenderName } from "./InboxRow.tsx";
import { SubmissionActionBar } from "./SubmissionActionBar.tsx";
import { SubmissionDraftsContext, useIsUnsent } from "./SubmissionDraftsContext.ts";
import { SubmissionFields } from "./SubmissionFields.tsx";
import { SubmissionMails } from "./SubmissionMails.tsx";
import { SubmissionNote } from "./SubmissionNote.tsx";
import { SubmissionReplies } from "./SubmissionReplies.tsx";
import { SubmissionReply } from "./SubmissionReply.tsx";
import { canReply } from "./submissionVerbs.ts";
import type { InboxKeys } from "./useInboxKeys.ts";
import { useSubmissionActions } from "./useSubmissionActions.ts";

export type SubmissionViewProps = {
  readonly id: string;
  /** What was searched for. */
  readonly search: string;
  readonly keys: InboxKeys;
  readonly notes: NoteSaving;
  readonly onClose: () => void;
};

/** A message that is open; whoever opens it has read it. */
export function SubmissionView({ id, search, keys, notes, onClose }: SubmissionViewProps) {
  const { say } = useAdminLocale();
  const path = `${SUBMISSIONS_API}/${id}`;
  const { data, error, refetch } = useAsked({ path, answer: openedSubmission });
  const { markRead } = useSubmissionActions();
  const isUnread = data?.is_read === false;
  const isThere = data !== undefined;
  const markIt = useEffectEvent(() => {
    if (isUnread) markRead(id);
  });
  useEffect(() => {
    // Once: who says that it is new again is not contradicted.
    if (isThere) markIt();
  }, [isThere]);
  return (
    <section className="inbox-message" aria-label={say("inbox.title")}>
      <Button look="plain" icon="back" className="inbox-back" onClick={onClose}>
        {say("inbox.back")}
      </Button>
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {!error && !data && <Loading />}
      {data && <Message row={data} search={search} keys={keys} notes={notes} />}
    </section>
  );
}

type MessageProps = Pick<SubmissionViewProps, "search" | "keys" | "notes"> & {
  readonly row: OpenedSubmission;
};

function Message({ row, search, keys, notes }: MessageProps) {
  const { say } = useAdminLocale();
  const drafts = useContext(SubmissionDraftsContext);
  const name = useSenderName(row);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isReplying, setReplying] = useState(() => drafts.isUnsent(row.id, "text"));
  const [isAsked, setAsked] = useState(false);
  const isUnsent = useIsUnsent(row.id, "text");
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => keys.goOn(row.id));
  return (
    <>
      <header className="inbox-head">
        <h2 ref={heading} tabIndex={-1} onKeyDown={(event) => keys.press(event, row, true)}>
          {say("inbox.subject", { name })}
        </h2>
        <p>
          {row.sender.email !== "" && (
            <>
              <bdi>{row.sender.email}</bdi> ·{" "}
            </>
          )}
          <Time at={row.created_at} />
        </p>
        <p>
          {say("inbox.with", { title: row.form.title })}
          {row.page !== null && (
            <>
              {" · "}
              {say("inbox.sentFrom")}{" "}
              <a href={row.page} target="_blank" rel="noreferrer">
                <bdi>{row.page}</bdi>
              </a>
            </>
          )}
        </p>
      </header>
      <SubmissionActionBar
        row={row}
        keys={keys}
        isReplying={isReplying}
        onReply={() => {
          setReplying(!isReplying);
          setAsked(true);
        }}
      />
      {/* The key for notes reaches the field, too. */}
      <button
        type="button"
        hidden
        data-action="note"
        onClick={() => document.getElementById(`note-${row.id}`)?.focus()}
      />
      <SubmissionFields row={row} search={search} />
      <SubmissionReplies replies={row.replies} />
      {isReplying && canReply(row) ? (
        <SubmissionReply
          row={row}
          takesFocus={isAsked}
          onLeave={() => {
            setReplying(false);
            heading.current?.focus();
          }}
        />
      ) : (
        isUnsent && (
          <p>
            <Mark tone="warn">{say("inbox.unsent")}</Mark>
          </p>
        )
      )}
      <SubmissionNote row={row} notes={notes} />
      <SubmissionMails mails={row.mails} />
    </>
  );
}
