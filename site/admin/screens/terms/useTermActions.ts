import { DOCUMENTS_API } from "../../../content/admin/documentWire.ts";
import {
  type ListedTermRow,
  removedTerms,
  TERMS_API,
  type TermPlace,
  termUses,
} from "../../../content/admin/termWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useApi } from "../../api/ApiContext.tsx";
import { nothing } from "../../api/nothing.ts";
import { useChange } from "../../api/useChange.ts";
import { tell } from "../../feedback/messages.ts";
import { useAttempt } from "../../feedback/useAttempt.ts";
import { useConfirmUsed } from "../../feedback/useConfirmUsed.ts";

/** What of the server's answers changes with categories and tags. */
export const TERM_CHANGES = [TERMS_API, DOCUMENTS_API];

type Rows = readonly ListedTermRow[];

export type TermActions = {
  /** Tells what is gone, and makes it again where that is wanted. @returns whether it is gone */
  readonly remove: (rows: Rows) => Promise<boolean>;
  /** @returns whether it is there now */
  readonly place: (id: string, to: TermPlace) => Promise<boolean>;
};

/** What can be done to categories and tags from their list. */
export function useTermActions(): TermActions {
  const { say } = useAdminLocale();
  const change = useChange();
  const attempt = useAttempt();
  const api = useApi();
  const confirmUsed = useConfirmUsed();

  /** Of several at once nothing is asked: see useAskWhereUsed. */
  async function mayGo(rows: Rows): Promise<boolean> {
    const [row] = rows;
    if (!row || rows.length > 1) return true;
    const path = `${TERMS_API}/${row.id}/uses`;
    const found = await api.ask({ path, answer: termUses }).catch(() => undefined);
    const uses = (found?.items ?? []).map(({ kind, title }) =>
      say(kind === "list" ? "terms.use.list" : `documents.use.${kind}`, { title }),
    );
    return confirmUsed({ name: row.name, uses, help: "terms.usedHelp", yes: say("terms.delete") });
  }

  async function remove(rows: Rows): Promise<boolean> {
    if (!(await mayGo(rows))) return false;
    return attempt(async () => {
      const path = `${TERMS_API}/delete`;
      const ids = rows.map(({ id }) => id);
      const request = { method: "POST", path, body: { ids }, answer: removedTerms } as const;
      const { removed } = await change({ ...request, changes: TERM_CHANGES });
      const [first] = removed;
      tell({
        text: say("terms.deleted", { count: removed.length, name: first?.name ?? "" }),
        undo: { label: say("feedback.undo"), act: () => restore({ removed }) },
      });
    });
  }

  function restore(body: { readonly removed: readonly unknown[] }): Promise<boolean> {
    const request = { method: "POST", path: `${TERMS_API}/restore`, body } as const;
    return attempt(() => change({ ...request, answer: nothing, changes: TERM_CHANGES }));
  }

  function place(id: string, body: TermPlace): Promise<boolean> {
    const request = { method: "PUT", path: `${TERMS_API}/${id}/place`, body } as const;
    return attempt(() => change({ ...request, answer: nothing, changes: [TERMS_API] }));
  }

  return { remove, place };
}
