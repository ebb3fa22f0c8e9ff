import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { DocumentSaving } from "./useDocumentSaving.ts";
import { useKeptAgain } from "./useKeptAgain.ts";
import { useOtherWindows } from "./useOtherWindows.ts";
import { usePresence } from "./usePresence.ts";

export type EditorNoticesProps = {
  readonly saving: DocumentSaving;
  readonly localKey: string;
};

/** Who else is at this document: colleagues, and oneself in another window. */
export function EditorNotices({ saving, localKey }: EditorNoticesProps) {
  const { say, list } = useAdminLocale();
  const { document } = saving;
  const present = usePresence(document.id);
  useKeptAgain(present?.updated_at, saving);
  const hasWindows = useOtherWindows(localKey);
  const names = present?.others.map(({ name }) => name) ?? [];
  // Both are the server's clock; one's own save is as new as what is shown.
  const isNewer = present !== undefined && present.updated_at > document.updated_at;
  const name = present?.updated_by ?? say("editor.somebody");
  const notices = [
    isNewer && say("editor.savedBy", { name }),
    names.length > 0 && say("editor.others", { count: names.length, names: list(names) }),
    hasWindows && say("editor.otherTab"),
  ].filter((text) => text !== false);
  return (
    <div className="editor-notices" role="status">
      {notices.map((text) => (
        <p key={text} className="editor-notice">
          {text}
        </p>
      ))}
    </div>
  );
}
