import { SUBMISSION_BOXES, type SubmissionBox } from "../../../content/admin/submissionWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { StateTabs } from "../../table/StateTabs.tsx";
import type { ListControl } from "../../table/useListState.ts";

/** The order of the list that is not its own. */
const OLDEST_FIRST = "received";

export type InboxBoxesProps = {
  readonly control: ListControl;
  readonly box: SubmissionBox;
  /** How many messages are in each; nothing while that is not known, or not counted. */
  readonly counts: Readonly<Record<SubmissionBox, number>> | null | undefined;
};

/** Which of the messages are listed, and whether the newest or the oldest come first. */
export function InboxBoxes({ control: { state, change }, box, counts }: InboxBoxesProps) {
  const { say } = useAdminLocale();
  const isOldestFirst = state.sort === OLDEST_FIRST;
  return (
    <div className="inbox-boxes">
      <StateTabs
        label={say("inbox.boxes")}
        states={SUBMISSION_BOXES}
        nameOf={(one) => say(`inbox.box.${one}`)}
        countOf={(one) => counts?.[one]}
        chosen={box}
        onChoose={(next) => {
          const { box: _before, ...others } = state.filters;
          change({ filters: next === "inbox" ? others : { ...others, box: next } });
        }}
      />
      <Button
        look="plain"
        aria-pressed={isOldestFirst}
        onClick={() => change({ sort: isOldestFirst ? "" : OLDEST_FIRST })}
      >
        {say("inbox.oldestFirst")}
      </Button>
    </div>
  );
}
