import { useState, useSyncExternalStore } from "react";
import { useApi } from "../../admin/api/ApiContext.tsx";
import { currentOf } from "../../admin/api/currentOf.ts";
import { isUnanswered } from "../../admin/api/isUnanswered.ts";
import { nothing } from "../../admin/api/nothing.ts";
import { useChange } from "../../admin/api/useChange.ts";
import { tell } from "../../admin/feedback/messages.ts";
import {
  DOCUMENTS_API,
  type EditedContent,
  type EditedDocument,
  editedDocument,
  openedDocument,
} from "../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { Editor } from "../EditorContext.ts";
import type { Details, EditorState } from "../state/createDocumentStore.ts";
import type { DraftKeeper } from "./createDraftKeeper.ts";
import { createLostSaves } from "./createLostSaves.ts";
import { decidedByServer } from "./decidedByServer.ts";
import { markProblems } from "./markProblems.ts";
import { newSaveId } from "./newSaveId.ts";
import { savedText } from "./savedText.ts";
import { setBySave } from "./setBySave.ts";
import { useDraftKeeper } from "./useDraftKeeper.ts";
import { type SavingConflict, useRefusal } from "./useRefusal.ts";

export type DocumentSaving = {
  /** As it was saved last. */
  readonly document: EditedDocument;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly keeper: DraftKeeper;
  /** Saves and tells it, with some details changed where that is said. @returns whether it was saved */
  readonly save: (change?: Partial<Details>) => Promise<boolean>;
  /** Once a save was refused because somebody else saved meanwhile. */
  readonly conflict: SavingConflict | undefined;
  /** Goes on from what the other saved, with one's own writing or with theirs; undefined decides nothing yet. */
  readonly settle: (which: "mine" | "theirs" | undefined) => void;
  /** Goes on from a document as it was saved elsewhere, such as by giving back a revision. */
  readonly take: (document: EditedDocument) => void;
};

export type DocumentSavingOptions = {
  readonly editor: Editor;
  readonly opened: EditedDocument;
  /** The `updated_at` of the document that the writing began with. */
  readonly basedOn: string;
  /** Names the person and the document in this browser. */
  readonly localKey: string;
};

/** Saves a document, and keeps what is not saved yet. */
export function useDocumentSaving(options: DocumentSavingOptions): DocumentSaving {
  const { editor, opened, localKey } = options;
  const { store } = editor;
  const api = useApi();
  const change = useChange();
  const { say, dateTime } = useAdminLocale();
  const path = `${DOCUMENTS_API}/${opened.id}`;
  const [document, setDocument] = useState(opened);
  const [basedOn] = useState(() => ({ current: options.basedOn }));
  const [saved, setSaved] = useState<EditorState | undefined>(() =>
    options.basedOn === opened.updated_at && !store.canUndo() ? store.state() : undefined,
  );
  const [isSaving, setSaving] = useState(false);
  const [lost] = useState(createLostSaves);
  const { conflict, forgetConflict, refuse } = useRefusal(editor, opened);
  const isDirty = useSyncExternalStore(store.subscribe, () => store.state() !== saved);

  const keeper = useDraftKeeper({ store, path, localKey, basedOn, lost, hasArrived });

  /** @param isSame - whether nothing was written since it was sent */
  function taken(answer: EditedDocument, sent: EditedContent, isSame: boolean): void {
    lost.clear();
    begin(answer);
    // What the server decided about what was sent; what was written since stays.
    store.adopt(decidedByServer({ sent, answer: answer.content }));
    setSaved(isSame ? store.state() : undefined);
    if (isSame) keeper.forget();
    else keeper.note();
  }

  /** Whether a save of which nothing was heard is what the document says, and all that was written. */
  async function hasArrived(signal: AbortSignal): Promise<boolean> {
    if (lost.isEmpty()) return false;
    const { document: now } = await api.ask({ path, answer: openedDocument, signal });
    const mine = lost.find(now);
    if (!mine) return false;
    const isSame = store.state() === mine.unchanged;
    store.adopt(setBySave(mine.wanted, mine.sent));
    taken(now, mine.content, isSame);
    tell({ text: savedText({ before: mine.before, answer: now }, { say, dateTime }) });
    return true;
  }

  async function put(id: string, content: EditedContent): Promise<EditedDocument> {
    const ask = () => {
      const body = { based_on: basedOn.current, save_id: id, content };
      const request = { method: "PUT", path, body, answer: editedDocument } as const;
      return change({ ...request, changes: [DOCUMENTS_API] });
    };
    try {
      return await ask();
    } catch (error) {
      const now = currentOf(error, editedDocument);
      const mine = now && lost.find(now);
      if (!mine) throw error;
      // Nobody else saved: what the earlier save left is what this one begins with.
      begin(now);
      return JSON.stringify(mine.content) === JSON.stringify(content) ? now : ask();
    }
  }

  async function save(wanted: Partial<Details> = {}): Promise<boolean> {
    if (isSaving) return false;
    setSaving(true);
    const id = newSaveId();
    const content = { ...store.content(), ...wanted };
    const sent = store.state();
    try {
      await keeper.rest();
      const answer = await put(id, content);
      const isSame = store.state() === sent;
      // Only now: what was refused is no step to undo.
      store.change(setBySave(wanted, sent));
      taken(answer, content, isSame);
      markProblems(editor, { issues: [], content });
      tell({ text: savedText({ before: document, answer }, { say, dateTime }) });
      return true;
    } catch (error) {
      const unchanged = store.state() === sent ? sent : undefined;
      if (isUnanswered(error)) lost.add({ id, content, wanted, sent, before: document, unchanged });
      keeper.note();
      refuse(error, { mine: content, wanted });
      return false;
    } finally {
      setSaving(false);
    }
  }

  function begin(other: EditedDocument): void {
    basedOn.current = other.updated_at;
    setDocument(other);
  }

  function take(other: EditedDocument): void {
    begin(other);
    store.take(other.content);
    setSaved(store.state());
    keeper.rest().then(keeper.forget);
    const draft = { method: "DELETE", path: `${path}/draft`, answer: nothing } as const;
    // Where that fails it is offered once more, and can be thrown away then.
    api.ask(draft).catch(() => undefined);
  }

  function settle(which: "mine" | "theirs" | undefined): void {
    forgetConflict();
    if (!conflict || !which) return;
    const { theirs, wanted } = conflict;
    if (which === "theirs") take(theirs);
    else {
      begin(theirs);
      save(wanted);
    }
  }

  return { document, isDirty, isSaving, keeper, save, conflict, settle, take };
}
