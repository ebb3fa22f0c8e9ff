import { COUNTS_API } from "../../../content/admin/countsWire.ts";
import {
  type ListedSubmissionRow,
  SUBMISSIONS_API,
  type SubmissionBox,
  type SubmissionChange,
  submissionsBefore,
  submissionsDeleted,
} from "../../../content/admin/submissionWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useChange } from "../../api/useChange.ts";
import type { IconName } from "../../controls/icons.tsx";
import { tell } from "../../feedback/messages.ts";
import { useAttempt } from "../../feedback/useAttempt.ts";
import { useConfirm } from "../../feedback/useConfirm.ts";
import type { BulkAction } from "../../table/BulkBar.tsx";
import { MOVES, type SubmissionVerb } from "./submissionVerbs.ts";

/** What of the server's answers changes with submissions. */
export const SUBMISSION_CHANGES = [SUBMISSIONS_API, COUNTS_API];

const CHANGES: Readonly<Record<SubmissionVerb, Omit<SubmissionChange, "id">>> = {
  read: { is_read: true },
  unread: { is_read: false },
  star: { is_starred: true },
  unstar: { is_starred: false },
  spam: { status: "spam" },
  // As if it had been taken: it is what visitors are told of what is spam, too.
  notSpam: { status: "mail_sent" },
  trash: { is_deleted: true },
  restore: { is_deleted: false },
};

/** What stands on the buttons that do so. */
export const ICONS: Readonly<Record<SubmissionVerb, IconName>> = {
  read: "check",
  unread: "mail",
  star: "star",
  unstar: "star",
  spam: "close",
  notSpam: "undo",
  trash: "trash",
  restore: "undo",
};

type Rows = readonly Pick<ListedSubmissionRow, "id">[];

export type SubmissionActions = {
  /** Does it to all of them, tells so, and how to undo it. @returns whether it was done to any */
  readonly act: (rows: Rows, verb: SubmissionVerb) => Promise<boolean>;
  /** Says that one was opened; nobody is told. */
  readonly markRead: (id: string) => Promise<unknown>;
  /** Deletes them for good, once somebody is sure. @returns whether they are gone */
  readonly remove: (rows: Rows) => Promise<boolean>;
  /** What can be done to several in a box. */
  readonly bulkOf: (box: SubmissionBox) => readonly BulkAction<ListedSubmissionRow>[];
};

export type SubmissionActionsOptions = {
  /** Called with those that are about to leave their box. Default nothing. */
  readonly onMove?: (rows: Rows) => void;
  /** Called with those that are about to be deleted for good. @returns what to do where they are not. Default nothing. */
  readonly onRemove?: (rows: Rows) => () => void;
};

/** What can be done to messages. */
export function useSubmissionActions({
  onMove,
  onRemove,
}: SubmissionActionsOptions = {}): SubmissionActions {
  const { say } = useAdminLocale();
  const change = useChange();
  const confirm = useConfirm();
  const attempt = useAttempt();

  function ask(changes: readonly SubmissionChange[]) {
    const path = `${SUBMISSIONS_API}/changes`;
    const request = { method: "POST", path, body: { changes }, answer: submissionsBefore } as const;
    return change({ ...request, changes: SUBMISSION_CHANGES });
  }

  async function send(changes: readonly SubmissionChange[]): Promise<readonly SubmissionChange[]> {
    let before: readonly SubmissionChange[] = [];
    await attempt(async () => {
      const answer = await ask(changes);
      before = answer.before;
      if (answer.missing.length > 0) {
        tell({ text: say("inbox.missing", { count: answer.missing.length }), kind: "problem" });
      }
    });
    return before;
  }

  async function act(rows: Rows, verb: SubmissionVerb): Promise<boolean> {
    if (MOVES.includes(verb)) onMove?.(rows);
    const before = await send(rows.map(({ id }) => ({ id, ...CHANGES[verb] })));
    if (before.length === 0) return false;
    // What somebody else changed meanwhile stays: an undo takes back this alone.
    const undone = before.map((stood) => partOf(stood, verb));
    tell({
      text: say(`inbox.done.${verb}`, { count: before.length }),
      undo: { label: say("feedback.undo"), act: () => send(undone) },
    });
    return true;
  }

  async function remove(rows: Rows): Promise<boolean> {
    const isSure = await confirm({
      title: say("inbox.deleteSure", { count: rows.length }),
      text: say("inbox.deleteHelp"),
      yes: say("inbox.make.delete"),
    });
    if (!isSure) return false;
    const takeBack = onRemove?.(rows);
    const isGone = await attempt(async () => {
      const path = `${SUBMISSIONS_API}/delete`;
      const body = { ids: rows.map(({ id }) => id) };
      const request = { method: "POST", path, body, answer: submissionsDeleted } as const;
      const gone = rows.map(({ id }) => `${SUBMISSIONS_API}/${id}`);
      const { deleted } = await change({ ...request, changes: SUBMISSION_CHANGES, gone });
      tell({ text: say("inbox.deleted", { count: deleted }) });
    });
    if (!isGone) takeBack?.();
    return isGone;
  }

  function bulkOf(box: SubmissionBox): readonly BulkAction<ListedSubmissionRow>[] {
    const actions = BULK[box].map((verb) => ({
      label: say(`inbox.make.${verb}`),
      icon: ICONS[verb],
      act: (rows: Rows) => act(rows, verb),
    }));
    if (box !== "trash") return actions;
    return [...actions, { label: say("inbox.make.delete"), look: "danger", act: remove }];
  }

  return { act, remove, bulkOf, markRead: (id) => attempt(() => ask([{ id, is_read: true }])) };
}

const KEPT = ["read", "unread", "star", "unstar", "spam", "trash"] as const;
const BULK: Readonly<Record<SubmissionBox, readonly SubmissionVerb[]>> = {
  inbox: KEPT,
  unread: KEPT,
  starred: KEPT,
  spam: ["notSpam", "trash"],
  trash: ["restore"],
};

function partOf(stood: SubmissionChange, verb: SubmissionVerb): SubmissionChange {
  const part = Object.keys(CHANGES[verb])[0] as keyof typeof stood;
  return { id: stood.id, [part]: stood[part] };
}
