import { useEffect, useState, useSyncExternalStore } from "react";
import * as v from "valibot";
import { AdminError } from "../../admin/api/AdminError.ts";
import { useApi } from "../../admin/api/ApiContext.tsx";
import { errorText } from "../../admin/api/errorText.ts";
import { nothing } from "../../admin/api/nothing.ts";
import { useChange } from "../../admin/api/useChange.ts";
import { tell } from "../../admin/feedback/messages.ts";
import {
  DOCUMENTS_API,
  draftSaved,
  type EditedContent,
  type EditedDocument,
  editedDocument,
} from "../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { Editor } from "../EditorContext.ts";
import type { Details, EditorState } from "../state/createDocumentStore.ts";
import { createDraftKeeper, type DraftKeeper } from "./createDraftKeeper.ts";
import { keepLocalDraft } from "./localDrafts.ts";
import { markProblems } from "./markProblems.ts";
import { savedText } from "./savedText.ts";

/** Two versions of a document, of which neither knows of the other. */
export type SavingConflict = {
  /** What somebody else saved meanwhile. */
  readonly theirs: EditedDocument;
  /** What was to be saved. */
  readonly mine: EditedContent;
  /** The details that saving it was to change, such as to publish it. */
  readonly wanted: Partial<Details>;
};

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
  const [conflict, setConflict] = useState<SavingConflict>();
  const isDirty = useSyncExternalStore(store.subscribe, () => store.state() !== saved);

  const [keeper] = useState(() =>
    createDraftKeeper({
      read: store.content,
      send: (content) => {
        const body = { based_on: basedOn.current, content };
        return api.ask({ method: "PUT", path: `${path}/draft`, body, answer: draftSaved });
      },
      keepHere: (content) => {
        const written = new Date().toISOString();
        const draft = content && { content: { ...content }, based_on: basedOn.current, written };
        return keepLocalDraft(localKey, draft);
      },
      isPassing: (error) =>
        error instanceof AdminError && (error.status === 0 || error.status >= 500),
    }),
  );
  useEffect(() => {
    const stop = store.subscribe(keeper.note);
    return () => {
      stop();
      keeper.stop();
    };
  }, [store, keeper]);

  function taken(answer: EditedDocument, sent: EditorState): void {
    basedOn.current = answer.updated_at;
    setDocument(answer);
    const isSame = store.state() === sent;
    // What the server decided about what was sent; what was written since stays.
    const adopt = ({ details, tree }: EditorState): EditorState => ({
      details: { ...details, ...decided(details, { sent: sent.details, answer: answer.content }) },
      tree,
    });
    store.adopt(adopt);
    setSaved(isSame ? store.state() : undefined);
    if (isSame) keeper.forget();
    else keeper.note();
  }

  async function save(wanted: Partial<Details> = {}): Promise<boolean> {
    if (isSaving) return false;
    setSaving(true);
    const before = store.state().details;
    store.change(({ details, tree }) => ({ details: { ...details, ...wanted }, tree }));
    const content = store.content();
    const sent = store.state();
    try {
      await keeper.rest();
      const body = { based_on: basedOn.current, content };
      const request = { method: "PUT", path, body, answer: editedDocument } as const;
      const answer = await change({ ...request, changes: [DOCUMENTS_API] });
      taken(answer, sent);
      markProblems(editor, { issues: [], content });
      tell({ text: savedText({ before: document, answer }, { say, dateTime }) });
      return true;
    } catch (error) {
      const back = Object.fromEntries(
        Object.keys(wanted).map((name) => [name, before[name as keyof Details]]),
      );
      store.change(({ details, tree }) => ({ details: { ...details, ...back }, tree }));
      keeper.note();
      refused(error, { mine: content, wanted });
      return false;
    } finally {
      setSaving(false);
    }
  }

  function refused(error: unknown, { mine, wanted }: Omit<SavingConflict, "theirs">): void {
    const current = v.safeParse(editedDocument, currentIn(error));
    const issues = error instanceof AdminError ? error.issues : [];
    if (current.success) {
      setConflict({ theirs: current.output, mine, wanted });
      return;
    }
    tell({
      text: issues.length > 0 ? say("editor.problems") : errorText(error, say),
      kind: "problem",
    });
    if (issues.length > 0) markProblems(editor, { issues, content: mine });
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
    setConflict(undefined);
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

/** The document that somebody else saved, where that is why a save was refused. */
function currentIn(error: unknown): unknown {
  return error instanceof AdminError && error.code === "changed" ? error.told.current : undefined;
}

/** The address and the time as the server has them, where they were not changed again since. */
function decided(
  now: Details,
  { sent, answer }: { readonly sent: Details; readonly answer: EditedContent },
): Partial<Details> {
  return {
    ...(now.path === sent.path && { path: answer.path }),
    ...(now.published_at === sent.published_at && { published_at: answer.published_at }),
  };
}
