import {
  type DocumentAction as Action,
  DOCUMENTS_API,
  documentBulkAnswer,
  type ListedDocumentRow,
} from "../../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useChange } from "../../api/useChange.ts";
import { tell } from "../../feedback/messages.ts";
import { useAttempt } from "../../feedback/useAttempt.ts";
import { useConfirm } from "../../feedback/useConfirm.ts";
import type { BulkAction } from "../../table/BulkBar.tsx";
import { useAskWhereUsed } from "./useAskWhereUsed.ts";

type Rows = readonly Pick<ListedDocumentRow, "id" | "title" | "state">[];

export type DocumentActions = {
  /** Does it to all of them, tells what became of it, and how to undo it. */
  readonly act: (action: Action, rows: Rows) => Promise<void>;
  /** What can be done to several in a list, within the trash or outside. */
  readonly bulkOf: (isTrash: boolean) => readonly BulkAction<ListedDocumentRow>[];
};

/** What takes an action back; what is deleted for good stays so. */
const OPPOSITES: Readonly<Partial<Record<Action, Action>>> = {
  publish: "unpublish",
  unpublish: "publish",
  trash: "restore",
  restore: "trash",
};

/** What can be done to documents from a list. */
export function useDocumentActions(): DocumentActions {
  const { say, told } = useAdminLocale();
  const change = useChange();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const askWhereUsed = useAskWhereUsed();

  async function carryOut(action: Action, rows: Rows): Promise<readonly string[]> {
    let done: readonly string[] = [];
    await attempt(async () => {
      const answer = await change({
        method: "POST",
        path: `${DOCUMENTS_API}/bulk`,
        body: { ids: rows.map(({ id }) => id), action },
        answer: documentBulkAnswer,
        changes: [DOCUMENTS_API],
      });
      const [first] = answer.failed;
      if (first) {
        const values = { count: answer.failed.length, reason: told(first.message) };
        tell({ text: say("documents.notDone", values), kind: "problem" });
      }
      for (const { id, path } of answer.moved) {
        const title = rows.find((row) => row.id === id)?.title || say("documents.untitled");
        tell({ text: say("documents.moved", { title, path }) });
      }
      done = answer.done;
    });
    return done;
  }

  async function act(action: Action, rows: Rows): Promise<void> {
    if (action === "delete" && !(await isSure(rows))) return;
    if (action === "trash" && !(await askWhereUsed(rows))) return;
    const ids = new Set(await carryOut(action, rows));
    if (ids.size === 0) return;
    const changed = rows.filter(({ id }) => ids.has(id));
    const opposite = OPPOSITES[action];
    tell({
      text: say(`documents.done.${action}`, { count: ids.size }),
      ...(opposite && {
        undo: { label: say("feedback.undo"), act: () => carryOut(opposite, changed) },
      }),
    });
  }

  function isSure(rows: Rows): Promise<boolean> {
    const [first] = rows;
    const name = first?.title || say("documents.untitled");
    return confirm({
      title: say("documents.deleteSure", { count: rows.length, name }),
      text: say("documents.deleteHelp"),
      yes: say("documents.delete"),
    });
  }

  return {
    act,
    bulkOf: (isTrash) =>
      (isTrash ? IN_TRASH : OUTSIDE).map((action) => ({
        label: say(`documents.${action}`),
        look: action === "delete" ? "danger" : "quiet",
        act: (rows) => act(action, rows),
      })),
  };
}

const IN_TRASH = ["restore", "delete"] as const;
const OUTSIDE = ["publish", "unpublish", "trash"] as const;
