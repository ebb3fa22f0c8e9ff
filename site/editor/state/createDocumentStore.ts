import type { EditedContent } from "../../content/admin/documentWire.ts";
import { type BlockTree, readTree, writeTree } from "./BlockTree.ts";
import { type History, recordChange, redoChange, startHistory, undoChange } from "./history.ts";

/** All of a document but its blocks. */
export type Details = Omit<EditedContent, "body">;

/** A document as it is being edited. */
export type EditorState = { readonly details: Details; readonly tree: BlockTree };

/** Holds a document while somebody works on it. */
export type DocumentStore = {
  readonly state: () => EditorState;
  /** Tells of every change; returns its stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Changes the document. Changes of the same `group` in quick succession are one step to undo; without a
   * group each is one.
   */
  readonly change: (edit: (state: EditorState) => EditorState, group?: string) => void;
  /** Writes what the server decided into what is, was and will be done again: it is no step to undo. */
  readonly adopt: (edit: (state: EditorState) => EditorState) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** Takes up another content, as a step that can be undone. */
  readonly take: (content: EditedContent) => void;
  /** The document as it is sent. What fields hold back while somebody types is fetched first. */
  readonly content: () => EditedContent;
  /** Has `flush` called before the content is read: what a field knows and has not told. Returns its stop. */
  readonly holdBack: (flush: () => void) => () => void;
};

export type DocumentStoreOptions = {
  /** In milliseconds. Default the time since the page was opened, which no clock can set back. */
  readonly now?: () => number;
};

/** Makes the store of a document that is being edited. */
export function createDocumentStore(
  content: EditedContent,
  { now = () => performance.now() }: DocumentStoreOptions = {},
): DocumentStore {
  let history = startHistory(readContent(content));
  const listeners = new Set<() => void>();
  const holding = new Set<() => void>();

  function turnTo(next: History<EditorState>): void {
    const isChange = next.present !== history.present;
    history = next;
    if (isChange) for (const listener of [...listeners]) listener();
  }

  function change(edit: (state: EditorState) => EditorState, group?: string): void {
    turnTo(recordChange(history, edit(history.present), { group, now: now() }));
  }

  function settle(): void {
    for (const flush of [...holding]) flush();
  }

  return {
    state: () => history.present,
    subscribe: (listener) => keep(listeners, listener),
    change,
    adopt: (edit) =>
      turnTo({
        past: history.past.map(edit),
        present: edit(history.present),
        future: history.future.map(edit),
      }),
    undo() {
      settle();
      turnTo(undoChange(history));
    },
    redo: () => turnTo(redoChange(history)),
    canUndo: () => history.past.length > 0,
    canRedo: () => history.future.length > 0,
    take: (taken) => change(() => readContent(taken)),
    content() {
      settle();
      const { details, tree } = history.present;
      return { ...details, body: writeTree(tree) };
    },
    holdBack: (flush) => keep(holding, flush),
  };
}

function readContent({ body, ...details }: EditedContent): EditorState {
  return { details, tree: readTree(body) };
}

function keep(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
