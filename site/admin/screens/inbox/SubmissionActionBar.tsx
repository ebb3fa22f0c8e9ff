import type { OpenedSubmission } from "../../../content/admin/submissionWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { canReply, verbsOf } from "./submissionVerbs.ts";
import type { InboxKeys } from "./useInboxKeys.ts";
import { ICONS } from "./useSubmissionActions.ts";

export type SubmissionActionBarProps = {
  readonly row: OpenedSubmission;
  readonly keys: InboxKeys;
  readonly isReplying: boolean;
  readonly onReply: () => void;
};

/** What can be done to the message that is open. */
export function SubmissionActionBar(props: SubmissionActionBarProps) {
  const { row, keys, isReplying, onReply } = props;
  const { say } = useAdminLocale();
  return (
    <div className="inbox-actions">
      {canReply(row) && (
        <Button icon="mail" data-action="reply" aria-expanded={isReplying} onClick={onReply}>
          {say("inbox.reply")}
        </Button>
      )}
      {verbsOf(row).map((verb) => (
        <Button key={verb} look="plain" icon={ICONS[verb]} onClick={() => keys.act(row, verb)}>
          {say(`inbox.make.${verb}`)}
        </Button>
      ))}
      {row.is_deleted && (
        <Button look="danger" icon="trash" onClick={() => keys.remove(row)}>
          {say("inbox.make.delete")}
        </Button>
      )}
    </div>
  );
}
