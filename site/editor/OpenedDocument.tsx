import { useEffect, useRef, useState } from "react";
import { useApi } from "../admin/api/ApiContext.tsx";
import { nothing } from "../admin/api/nothing.ts";
import { tell } from "../admin/feedback/messages.ts";
import { useAttempt } from "../admin/feedback/useAttempt.ts";
import { ScreenHeader } from "../admin/shell/ScreenHeader.tsx";
import type { BlockKind } from "../content/admin/blockWire.ts";
import {
  DOCUMENTS_API,
  draftSaved,
  type OpenedDocument as Opened,
  openedDocument,
} from "../content/admin/documentWire.ts";
import { useAdminLocale } from "../texts/admin/AdminLocaleContext.tsx";
import { type DocumentEditing, DocumentEditor } from "./DocumentEditor.tsx";
import { DraftOffer, type OfferedDraft } from "./saving/DraftOffer.tsx";
import { keepLocalDraft, type LocalDraft } from "./saving/localDrafts.ts";
import { localOffer } from "./saving/localOffer.ts";
import "./document-editor.css";

export type OpenedDocumentProps = {
  readonly opened: Opened;
  readonly kinds: readonly BlockKind[];
  /** What this browser keeps and could not send. */
  readonly local: LocalDraft | undefined;
  readonly localKey: string;
};

/** A document, once it is decided what becomes of what was written and not saved. */
export function OpenedDocument({ opened, kinds, local, localKey }: OpenedDocumentProps) {
  const { say } = useAdminLocale();
  const api = useApi();
  const attempt = useAttempt();
  const { document } = opened;
  const [draft] = useState(() => draftOf(opened, local));
  const [taken, setTaken] = useState<OfferedDraft | "none" | undefined>(draft ? undefined : "none");
  const editing = useRef<DocumentEditing>(null);
  const whole = `${DOCUMENTS_API}/${document.id}`;
  const path = `${whole}/draft`;
  useEffect(() => {
    // All of it was saved after all.
    if (local && !draft) keepLocalDraft(localKey, undefined).catch(() => undefined);
  }, [local, draft, localKey]);

  async function drop(dropped: OfferedDraft): Promise<void> {
    const { content, based_on } = dropped;
    const isDone = await attempt(async () => {
      await api.ask({ method: "DELETE", path, answer: nothing });
      await keepLocalDraft(localKey, undefined).catch(() => undefined);
    });
    if (!isDone) return;
    setTaken("none");
    const body = { based_on, content };
    async function bringBack(): Promise<void> {
      // It would take the place of what was written since.
      let isWritten = editing.current?.isWritten();
      await attempt(async () => {
        // Whoever has left since has kept what they wrote as the draft.
        isWritten ??= (await api.ask({ path: whole, answer: openedDocument })).draft !== null;
        if (isWritten) return tell({ text: say("editor.offer.written"), kind: "problem" });
        await api.ask({ method: "PUT", path, body, answer: draftSaved });
        setTaken(dropped);
      });
    }
    const undo = { label: say("feedback.undo"), act: bringBack };
    tell({ text: say("editor.offer.dropped"), undo });
  }

  if (draft && taken === undefined) {
    return (
      <>
        <ScreenHeader title={document.content.title || say("documents.untitled")} />
        <DraftOffer
          draft={draft}
          document={document}
          kinds={kinds}
          onTake={() => setTaken(draft)}
          onDrop={() => drop(draft)}
        />
      </>
    );
  }
  const chosen = taken === "none" ? undefined : taken;
  return (
    <DocumentEditor
      key={chosen ? "draft" : "saved"}
      opened={document}
      draft={chosen}
      kinds={kinds}
      localKey={localKey}
      ref={editing}
    />
  );
}

/** What this browser could not send is newer than what it did send: it is forgotten with every answer. */
function draftOf(
  { draft, document }: Opened,
  local: LocalDraft | undefined,
): OfferedDraft | undefined {
  if (local) return localOffer(local, document);
  return draft ? { ...draft, at: draft.updated_at, isHere: false } : undefined;
}
