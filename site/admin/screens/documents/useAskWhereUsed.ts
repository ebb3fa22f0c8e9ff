import {
  DOCUMENTS_API,
  documentUses,
  type ListedDocumentRow,
} from "../../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useApi } from "../../api/ApiContext.tsx";
import { useConfirm } from "../../feedback/Confirm.tsx";

/** How many of what leads to a document are named; of the others, only how many there are. */
const NAMED = 5;

/**
 * Before one document is thrown away: asks whether something still leads to it, and if so, whether it shall
 * go all the same. Of several at once nothing is asked: that would be one question each, and all come back
 * by one press. @returns whether it may go
 */
export function useAskWhereUsed(): (
  rows: readonly Pick<ListedDocumentRow, "id" | "title">[],
) => Promise<boolean> {
  const { say, list } = useAdminLocale();
  const api = useApi();
  const confirm = useConfirm();
  return async (rows) => {
    const [row] = rows;
    if (!row || rows.length > 1) return true;
    const path = `${DOCUMENTS_API}/${row.id}/uses`;
    // Who cannot be asked where it is used may throw it away still: it can be brought back.
    const found = await api.ask({ path, answer: documentUses }).catch(() => undefined);
    const items = found?.items ?? [];
    if (items.length === 0) return true;
    const named = items
      .slice(0, NAMED)
      .map(({ kind, title }) => say(`documents.use.${kind}`, { title }));
    const rest = items.length - named.length;
    const uses = rest > 0 ? [...named, say("documents.useMore", { count: rest })] : named;
    const name = row.title || say("documents.untitled");
    return confirm({
      title: say("documents.usedSure", { count: items.length, name }),
      text: say("documents.usedHelp", { uses: list(uses) }),
      yes: say("documents.trash"),
    });
  };
}
