import {
  DOCUMENTS_API,
  documentUses,
  type ListedDocumentRow,
} from "../../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useApi } from "../../api/ApiContext.tsx";
import { useConfirmUsed } from "../../feedback/useConfirmUsed.ts";

/**
 * Before one document is thrown away: asks whether something still leads to it, and if so, whether it shall
 * go all the same. Of several at once nothing is asked: that would be one question each, and all come back
 * by one press. @returns whether it may go
 */
export function useAskWhereUsed(): (
  rows: readonly Pick<ListedDocumentRow, "id" | "title">[],
) => Promise<boolean> {
  const { say } = useAdminLocale();
  const api = useApi();
  const confirmUsed = useConfirmUsed();
  return async (rows) => {
    const [row] = rows;
    if (!row || rows.length > 1) return true;
    const path = `${DOCUMENTS_API}/${row.id}/uses`;
    // Who cannot be asked where it is used may throw it away still: it can be brought back.
    const found = await api.ask({ path, answer: documentUses }).catch(() => undefined);
    return confirmUsed({
      name: row.title || say("documents.untitled"),
      uses: (found?.items ?? []).map(({ kind, title }) => say(`documents.use.${kind}`, { title })),
      help: "documents.usedHelp",
      yes: say("documents.trash"),
    });
  };
}
