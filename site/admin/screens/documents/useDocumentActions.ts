import type * as v from "valibot";
import {
  type DocumentAction as Action,
  type DocumentsPutBack,
  type documentBulk,
  documentBulkAnswer,
} from "../../../content/admin/documentBulkWire.ts";
import { DOCUMENTS_API, type ListedDocumentRow } from "../../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useChange } from "../../api/useChange.ts";
import { tell } from "../../feedback/messages.ts";
import { useAttempt } from "../../feedback/useAttempt.ts";
import { useConfirm } from "../../feedback/useConfirm.ts";
import type { BulkAction } from "../../table/BulkBar.tsx";
import { useAskWhereUsed } from "./useAskWhereUsed.ts";

type Rows = readonly Pick<ListedDocumentRow, "id" | "title" | "state">[];

export type DocumentActions = {
  /** Does it to all of them, tells what became of it, and how to undo it. @returns whether it was done to any */
  readonly act: (action: Action, rows: Rows) => Promise<boolean>;
  /** What can be done to several in a list, within the trash or outside. */
  readonly bulkOf: (isTrash: boolean) => readonly BulkAction<ListedDocumentRow>[];
};

type Answer = v.InferOutput<typeof documentBulkAnswer>;

const NOTHING: Pick<Answer, "done" | "before"> = { done: [], before: [] };

type Sent =
  | { readonly verb: "bulk"; readonly body: v.InferOutput<typeof documentBulk> }
  | { readonly verb: "put-back"; readonly body: DocumentsPutBack };

/** What can be done to documents from a list. */
export function useDocumentActions(): DocumentActions {
  const { say, told } = useAdminLocale();
  const change = useChange();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const askWhereUsed = useAskWhereUsed();

  async function send(rows: Rows, { verb, body }: Sent): Promise<Answer | undefined> {
    let answer: Answer | undefined;
    await attempt(async () => {
      const path = `${DOCUMENTS_API}/${verb}`;
      const request = { method: "POST", path, body, answer: documentBulkAnswer } as const;
      answer = await change({ ...request, changes: [DOCUMENTS_API] });
      const [first] = answer.failed;
      if (first) {
        const values = { count: answer.failed.length, reason: told(first.message) };
        tell({ text: say("documents.notDone", values), kind: "problem" });
      }
      for (const { id, path } of answer.moved) {
        const title = rows.find((row) => row.id === id)?.title || say("documents.untitled");
        tell({ text: say("documents.moved", { title, path }) });
      }
    });
    return answer;
  }

  async function act(action: Action, rows: Rows): Promise<boolean> {
    if (action === "delete" && !(await isSure(rows))) return false;
    if (action === "trash" && !(await askWhereUsed(rows))) return false;
    const body = { ids: rows.map(({ id }) => id), action };
    const { done, before } = (await send(rows, { verb: "bulk", body })) ?? NOTHING;
    if (done.length === 0) return false;
    const putBack = () => send(rows, { verb: "put-back", body: { before } });
    tell({
      text: say(`documents.done.${action}`, { count: done.length }),
      ...(before.length > 0 && { undo: { label: say("feedback.undo"), act: putBack } }),
    });
    return true;
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
