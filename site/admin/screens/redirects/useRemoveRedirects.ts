import {
  type ListedRedirectRow,
  REDIRECTS_API,
  type RemovedRedirects,
  removedRedirects,
} from "../../../content/admin/redirectWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { nothing } from "../../api/nothing.ts";
import { useChange } from "../../api/useChange.ts";
import { tell } from "../../feedback/messages.ts";
import { useAttempt } from "../../feedback/useAttempt.ts";

/** Deletes redirects, tells so, and brings them back where that is wanted. The answer says whether they are gone. */
export function useRemoveRedirects(): (rows: readonly ListedRedirectRow[]) => Promise<boolean> {
  const { say } = useAdminLocale();
  const change = useChange();
  const attempt = useAttempt();

  function restore(body: RemovedRedirects): Promise<boolean> {
    const request = { method: "POST", path: `${REDIRECTS_API}/restore`, body } as const;
    return attempt(() => change({ ...request, answer: nothing, changes: [REDIRECTS_API] }));
  }

  return (rows) =>
    attempt(async () => {
      const body = { from: rows.map(({ from }) => from) };
      const path = `${REDIRECTS_API}/delete`;
      const request = { method: "POST", path, body, answer: removedRedirects } as const;
      const gone = await change({ ...request, changes: [REDIRECTS_API] });
      tell({
        text: say("redirects.deleted", { count: gone.removed.length }),
        undo: { label: say("feedback.undo"), act: () => restore(gone) },
      });
    });
}
