import type { EditedContent, EditedDocument } from "../../content/admin/documentWire.ts";
import type { Details, EditorState } from "../state/createDocumentStore.ts";
import type { LostSave } from "./lostSave.ts";

/** A save to which no answer came, as the window knows it in which it was sent. */
export type LostHere = {
  readonly id: string;
  readonly content: EditedContent;
  readonly wanted: Partial<Details>;
  /** The editor when it was sent. */
  readonly sent: EditorState;
  /** The document as it was saved before. */
  readonly before: EditedDocument;
  /** The editor as the failure left it, where nothing had been written since it was sent. */
  readonly unchanged: EditorState | undefined;
};

export type LostSaves = {
  readonly add: (lost: LostHere) => void;
  /** The one that made the document what it is, if any did. */
  readonly find: (document: EditedDocument) => LostHere | undefined;
  readonly isEmpty: () => boolean;
  /** An answer came: what it says counts. */
  readonly clear: () => void;
  /** For this browser to keep, beside what is written now. */
  readonly toKeep: (now: EditorState) => LostSave[];
};

/** How many are remembered: who tries again and again without a connection fills no browser. */
const MAX_LOST = 20;

/** Remembers the saves whose answers never came, until one does: each may have been stored. */
export function createLostSaves(): LostSaves {
  let all: readonly LostHere[] = [];
  return {
    add(lost) {
      all = [...all, lost].slice(-MAX_LOST);
    },
    find: ({ save_id }) => all.find(({ id }) => id === save_id),
    isEmpty: () => all.length === 0,
    clear() {
      all = [];
    },
    toKeep: (now) =>
      all.map(({ id, wanted, unchanged }) => ({
        id,
        wanted: { ...wanted },
        is_all: unchanged === now,
      })),
  };
}
