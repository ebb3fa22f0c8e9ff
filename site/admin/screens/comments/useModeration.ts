import {
  COMMENTS_API,
  type CommentState,
  type CommentStates,
  commentsDeleted,
  type ModeratedComment,
  statesBefore,
} from "../../../content/admin/commentWire.ts";
import { COUNTS_API } from "../../../content/admin/countsWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useChange } from "../../api/useChange.ts";
import { tell } from "../../feedback/messages.ts";
import { useAttempt } from "../../feedback/useAttempt.ts";
import { useConfirm } from "../../feedback/useConfirm.ts";
import type { BulkAction } from "../../table/BulkBar.tsx";

/** What of the server's answers changes with comments. */
export const COMMENT_CHANGES = [COMMENTS_API, COUNTS_API];

type Rows = readonly ModeratedComment[];

export type Moderation = {
  /** Decides on all of them, tells so, and how to undo it. @returns whether any stands otherwise since */
  readonly decide: (rows: Rows, state: CommentState) => Promise<boolean>;
  /** Deletes them for good, once somebody is sure. @returns whether they are gone */
  readonly remove: (rows: Rows) => Promise<boolean>;
  /** What can be done to several that stand so; undefined for what waits and what is approved. */
  readonly bulkOf: (state: CommentState | undefined) => readonly BulkAction<ModeratedComment>[];
};

/** What can be done to comments. */
export function useModeration(): Moderation {
  const { say } = useAdminLocale();
  const change = useChange();
  const confirm = useConfirm();
  const attempt = useAttempt();

  async function send(states: CommentStates["states"]): Promise<CommentStates["states"]> {
    let before: CommentStates["states"] = [];
    await attempt(async () => {
      const path = `${COMMENTS_API}/states`;
      const request = { method: "POST", path, body: { states }, answer: statesBefore } as const;
      const answer = await change({ ...request, changes: COMMENT_CHANGES });
      before = answer.before;
      if (answer.missing.length > 0) {
        tell({ text: say("comments.missing", { count: answer.missing.length }), kind: "problem" });
      }
    });
    return before;
  }

  async function decide(rows: Rows, state: CommentState): Promise<boolean> {
    const before = await send(rows.map(({ id }) => ({ id, state })));
    if (before.length === 0) return false;
    tell({
      text: say(`comments.done.${state}`, { count: before.length }),
      undo: { label: say("feedback.undo"), act: () => send(before) },
    });
    return true;
  }

  async function remove(rows: Rows): Promise<boolean> {
    const answers = rows.reduce((sum, row) => sum + row.answers, 0);
    const isSure = await confirm({
      title: say("comments.deleteSure", { count: rows.length }),
      text:
        answers > 0
          ? say("comments.deleteAnswers", { count: answers })
          : say("comments.deleteHelp"),
      yes: say("comments.delete"),
    });
    if (!isSure) return false;
    return attempt(async () => {
      const path = `${COMMENTS_API}/delete`;
      const body = { ids: rows.map(({ id }) => id) };
      const request = { method: "POST", path, body, answer: commentsDeleted } as const;
      const { deleted } = await change({ ...request, changes: COMMENT_CHANGES });
      tell({ text: say("comments.deleted", { count: deleted }) });
    });
  }

  function bulkOf(state: CommentState | undefined): readonly BulkAction<ModeratedComment>[] {
    const to = (next: CommentState) => ({
      label: say(`comments.make.${next}`),
      icon: ICONS[next],
      act: (rows: Rows) => decide(rows, next),
    });
    const thrownAway = state === "spam" || state === "trash";
    const others = (["approved", "pending", "spam", "trash"] as const).filter(
      (one) => one !== state,
    );
    if (!thrownAway) return others.map(to);
    const forGood = { label: say("comments.delete"), look: "danger", act: remove } as const;
    return [...others.map(to), forGood];
  }

  return { decide, remove, bulkOf };
}

/** What stands on the buttons that decide so. */
export const ICONS = {
  approved: "check",
  pending: "undo",
  spam: "close",
  trash: "trash",
} as const;
