import { useEffect, useState, useSyncExternalStore } from "react";
import { AdminError } from "../../admin/api/AdminError.ts";
import { useApi } from "../../admin/api/ApiContext.tsx";
import { isUnanswered } from "../../admin/api/isUnanswered.ts";
import { nothing } from "../../admin/api/nothing.ts";
import { useChange } from "../../admin/api/useChange.ts";
import { tell } from "../../admin/feedback/messages.ts";
import {
  DOCUMENTS_API,
  draftSaved,
  type EditedContent,
  type EditedDocument,
  editedDocument,
  openedDocument,
} from "../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { Editor } from "../EditorContext.ts";
import type { Details, EditorState } from "../state/createDocumentStore.ts";
import { createDraftKeeper, type DraftKeeper } from "./createDraftKeeper.ts";
import { createLostSaves } from "./createLostSaves.ts";
import { currentIn } from "./currentIn.ts";
import { keepLocalDraft } from "./localDrafts.ts";
import { markProblems } from "./markProblems.ts";
import { newSaveId } from "./newSaveId.ts";
import { savedText } from "./savedText.ts";
import { stillWanted } from "./stillWanted.ts";
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

  const [keeper] = useState(() =>
    createDraftKeeper({
      read: store.content,
      async send(content, signal) {
        if (await hasArrived(signal)) return;
        const body = { based_on: basedOn.current, content };
        const draft = { method: "PUT", path: `${path}/draft`, body } as const;
        await api.ask({ ...draft, answer: draftSaved, signal });
      },
      keepHere: (content) => {
        const written = new Date().toISOString();
        const kept = { based_on: basedOn.current, written, lost: lost.toKeep(store.state()) };
        const draft = content && { content: { ...content }, ...kept };
        return keepLocalDraft(localKey, draft);
      },
      isPassing: (error) =>
        isUnanswered(error) ||
        (error instanceof AdminError && (error.status === 0 || error.status === TOO_MANY)),
    }),
  );
  useEffect(() => {
    const stop = store.subscribe(keeper.note);
    for (const moment of KEEP_AT) addEventListener(moment, keeper.keepNow);
    return () => {
      stop();
      for (const moment of KEEP_AT) removeEventListener(moment, keeper.keepNow);
      keeper.stop();
    };
  }, [store, keeper]);

  /** @param isSame - whether nothing was written since it was sent */
  function taken(answer: EditedDocument, sent: EditedContent, isSame: boolean): void {
    lost.clear();
    begin(answer);
    // What the server decided about what was sent; what was written since stays.
    store.adopt(({ details, tree }) => ({
      details: { ...details, ...decided(details, { sent, answer: answer.content }) },
      tree,
    }));
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
    store.adopt(withWanted(mine.wanted, mine.sent));
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
      const now = currentIn(error);
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
      store.change(withWanted(wanted, sent));
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

/** When what was just written is kept without a pause: there is a connection again, or the page may be about to go. */
const KEEP_AT = ["online", "beforeunload", "blur"] as const;

/** Too many requests: later they are taken. */
const TOO_MANY = 429;

/** Sets what a save set beside what was written when it was sent. */
function withWanted(wanted: Partial<Details>, { details: sent }: EditorState) {
  return (state: EditorState): EditorState => {
    const set = stillWanted(wanted, { sent, now: state.details });
    return Object.keys(set).length > 0
      ? { ...state, details: { ...state.details, ...set } }
      : state;
  };
}

/** The address and the time as the server has them, where they were not changed again since. */
function decided(
  now: Details,
  { sent, answer }: { readonly sent: EditedContent; readonly answer: EditedContent },
): Partial<Details> {
  return {
    ...(now.path === sent.path && { path: answer.path }),
    ...(now.published_at === sent.published_at && { published_at: answer.published_at }),
  };
}
