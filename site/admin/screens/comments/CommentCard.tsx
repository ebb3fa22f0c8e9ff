import { useContext, useState } from "react";
import type { CommentState, ModeratedComment } from "../../../content/admin/commentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { IconButton } from "../../controls/IconButton.tsx";
import { Mark } from "../../controls/Mark.tsx";
import { MenuButton } from "../../controls/MenuButton.tsx";
import { CommentDraftsContext, useIsUnsent } from "./CommentDraftsContext.ts";
import { CommentHead } from "./CommentHead.tsx";
import { CommentText } from "./CommentText.tsx";
import { CommentThreadDialog } from "./CommentThreadDialog.tsx";
import { COMMENT_PURPOSES, type CommentPurpose } from "./createCommentDrafts.ts";
import { ICONS } from "./useModeration.ts";

export type CardAction = CommentState | "delete";

export type CommentCardProps = {
  readonly row: ModeratedComment;
  readonly onAct: (action: CardAction) => void;
};

/** One comment, and what can be done to it. */
export function CommentCard({ row, onAct }: CommentCardProps) {
  const { say } = useAdminLocale();
  const drafts = useContext(CommentDraftsContext);
  const [writing, setWriting] = useState(() =>
    COMMENT_PURPOSES.find((purpose) => drafts.isUnsent(row.id, purpose)),
  );
  const [isAsked, setAsked] = useState(false);
  const [isThread, setThread] = useState(false);
  const thrownAway = row.state === "spam" || row.state === "trash";
  const [first, ...others] = STEPS[row.state];
  function begin(purpose: CommentPurpose): void {
    setWriting(purpose);
    setAsked(true);
  }
  const inTalk = row.parent !== null || row.answers > 0;
  return (
    <div className="comment-inside">
      <CommentHead row={row} />
      {writing === "edit" ? (
        <CommentText
          row={row}
          purpose="edit"
          takesFocus={isAsked}
          onLeave={() => setWriting(undefined)}
        />
      ) : (
        <div className="comment-words" dir="auto">
          {row.body}
        </div>
      )}
      <div className="comment-actions">
        <Button icon={ICONS[first]} onClick={() => onAct(first)}>
          {say(`comments.make.${first}`)}
        </Button>
        {!thrownAway && (
          <Button
            look="plain"
            icon="comment"
            data-action="reply"
            aria-expanded={writing === "reply"}
            onClick={() => (writing === "reply" ? setWriting(undefined) : begin("reply"))}
          >
            {say("comments.reply")}
          </Button>
        )}
        {others.map((state) => (
          <Button key={state} look="plain" icon={ICONS[state]} onClick={() => onAct(state)}>
            {say(`comments.make.${state}`)}
          </Button>
        ))}
        {/* Keys reach it, too, where it stands in the menu. */}
        <button type="button" hidden data-action="edit" onClick={() => begin("edit")} />
        <MenuButton
          button={<IconButton icon="more" label={say("table.more", { name: row.author })} />}
          choices={[
            { label: say("comments.edit"), icon: "edit", onChoose: () => begin("edit") },
            ...(inTalk
              ? ([
                  { label: say("comments.thread"), icon: "list", onChoose: () => setThread(true) },
                ] as const)
              : []),
            ...(thrownAway
              ? ([
                  {
                    label: say("comments.delete"),
                    icon: "trash",
                    isDangerous: true,
                    onChoose: () => onAct("delete"),
                  },
                ] as const)
              : []),
          ]}
        />
      </div>
      {writing === "reply" && (
        <CommentText
          row={row}
          purpose="reply"
          takesFocus={isAsked}
          onLeave={() => setWriting(undefined)}
        />
      )}
      {COMMENT_PURPOSES.map(
        (purpose) => purpose !== writing && <Unsent key={purpose} id={row.id} purpose={purpose} />,
      )}
      {isThread && <CommentThreadDialog id={row.id} onClose={() => setThread(false)} />}
    </div>
  );
}

type UnsentProps = { readonly id: string; readonly purpose: CommentPurpose };

/** Says that something is written where it is not seen. */
function Unsent({ id, purpose }: UnsentProps) {
  const { say } = useAdminLocale();
  if (!useIsUnsent(id, purpose)) return null;
  return (
    <p className="comment-unsent">
      <Mark tone="warn">{say(`comments.unsent.${purpose}`)}</Mark>
    </p>
  );
}

/** What a comment can become from how it stands, what is likely first. */
const STEPS = {
  pending: ["approved", "spam", "trash"],
  approved: ["pending", "spam", "trash"],
  spam: ["approved", "trash"],
  trash: ["pending", "spam"],
} as const satisfies Record<CommentState, readonly [CommentState, ...CommentState[]]>;
