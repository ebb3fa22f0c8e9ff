import type * as v from "valibot";
import {
  COMMENT_STATES,
  type CommentState,
  type commentCounts,
} from "../../../content/admin/commentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";

export type CommentStateTabsProps = {
  /** Undefined for what waits and what is approved. */
  readonly chosen: CommentState | undefined;
  /** Undefined until they are there. */
  readonly counts: v.InferOutput<typeof commentCounts> | undefined;
  readonly onChoose: (state: CommentState | undefined) => void;
};

/** Narrows the list to one state, and says how many there are of each. */
export function CommentStateTabs({ chosen, counts, onChoose }: CommentStateTabsProps) {
  const { say, number } = useAdminLocale();
  return (
    <fieldset className="comment-states" aria-label={say("comments.states")}>
      {[undefined, ...COMMENT_STATES].map((state) => (
        <Button
          key={state ?? ""}
          look="plain"
          aria-pressed={chosen === state}
          onClick={() => onChoose(state)}
        >
          {say(`comments.state.${state ?? "all"}`)}
          {state && <span className="comment-count">{counts && number(counts[state])}</span>}
        </Button>
      ))}
    </fieldset>
  );
}
