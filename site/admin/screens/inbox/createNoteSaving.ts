import { AdminError } from "../../api/AdminError.ts";
import type { SubmissionDrafts } from "./SubmissionDraftsContext.ts";

/** How it stands with saving a note. */
export type NoteStanding = {
  readonly isSaving: boolean;
  /** Why it could not be saved; undefined where nothing is wrong. */
  readonly error?: unknown;
  /** What somebody else wrote meanwhile; undefined where nobody did. */
  readonly theirs?: string;
};

/** Saves notes, whether or not they are seen. Each is known by its message's id. */
export type NoteSaving = {
  readonly standingOf: (id: string) => NoteStanding;
  /**
   * Saves what is written by now; where a save is under way, in turn after it.
   * @returns whether nothing is left to be saved
   */
  readonly save: (id: string) => Promise<boolean>;
  /** Says that somebody writes on, after what went wrong. */
  readonly goOn: (id: string) => void;
  /** Saves one's own words over those of somebody else, who were seen. */
  readonly keepMine: (id: string) => Promise<boolean>;
  /** Says that the screen of the messages is there. @returns what says that it is left */
  readonly open: () => () => void;
  /** Whether what is not saved can be gone on with. */
  readonly isOpen: () => boolean;
  /** Takes the words of somebody else for one's own. */
  readonly takeTheirs: (id: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** A note, and what it says as far as its writer has seen. */
export type NoteToSave = { readonly note: string; readonly was: string };

export type NoteSavingOptions = {
  readonly drafts: SubmissionDrafts;
  /** Asks the server to save it. @returns what it says then @throws AdminError */
  readonly send: (id: string, body: NoteToSave) => Promise<string>;
  /** Shows what a note says by now, wherever its message is shown. */
  readonly show: (id: string, note: string) => Promise<unknown>;
};

const AT_REST: NoteStanding = { isSaving: false };

/** Saves notes one after the other, over nobody else's words unseen; it goes on where their message is left. */
export function createNoteSaving({ drafts, send, show }: NoteSavingOptions): NoteSaving {
  const standings = new Map<string, NoteStanding>();
  const underWay = new Map<string, Promise<boolean>>();
  const wanted = new Set<string>();
  const unanswered = createUnanswered();
  const listeners = new Set<() => void>();
  let isOpen = false;
  const standingOf = (id: string) => standings.get(id) ?? AT_REST;

  function stand(id: string, standing: NoteStanding): void {
    standings.set(id, standing);
    for (const listener of listeners) listener();
  }

  async function save(id: string): Promise<boolean> {
    // Whose words stay is somebody's choice.
    if (standingOf(id).theirs !== undefined) return !drafts.isUnsent(id, "note");
    wanted.add(id);
    const saving = underWay.get(id) ?? saveWanted(id).finally(() => underWay.delete(id));
    underWay.set(id, saving);
    return saving;
  }

  async function saveWanted(id: string): Promise<boolean> {
    try {
      while (wanted.delete(id) && drafts.isUnsent(id, "note")) await saveOnce(id);
      stand(id, AT_REST);
    } catch (error) {
      const theirs = theirsOf(error);
      stand(id, { isSaving: false, ...(theirs === undefined ? { error } : { theirs }) });
    }
    return !drafts.isUnsent(id, "note");
  }

  async function saveOnce(id: string): Promise<void> {
    const row = drafts.begunOn(id, "note");
    if (!row) return;
    stand(id, { isSaving: true });
    const note = drafts.textOf(row, "note");
    const saved = await sendKnown(id, { note, was: row.note });
    await show(id, saved);
    writeUpon(id, { saved, isAll: drafts.textOf(row, "note") === note });
  }

  /** What one sent oneself, and heard nothing of, is nobody else's. */
  async function sendKnown(id: string, body: NoteToSave): Promise<string> {
    const others = unanswered.of(id);
    try {
      return await sendNoted(id, body);
    } catch (error) {
      const theirs = theirsOf(error);
      if (theirs === undefined || !others.includes(theirs)) throw error;
      return sendNoted(id, { ...body, was: theirs });
    }
  }

  async function sendNoted(id: string, body: NoteToSave): Promise<string> {
    unanswered.add(id, body.note);
    try {
      const saved = await send(id, body);
      unanswered.clear(id);
      return saved;
    } catch (error) {
      if (isRefused(error)) unanswered.drop(id, body.note);
      throw error;
    }
  }

  /** What is written is written upon what the note says now; where that is all, it is no draft any more. */
  function writeUpon(id: string, { saved, isAll }: { saved: string; isAll: boolean }): void {
    const row = drafts.begunOn(id, "note");
    if (!row) return;
    const text = drafts.textOf(row, "note");
    drafts.drop(id, "note");
    if (!isAll) drafts.write({ ...row, note: saved }, "note", text);
  }

  return {
    standingOf,
    save,
    goOn(id) {
      if (standingOf(id).error !== undefined) stand(id, AT_REST);
    },
    keepMine(id) {
      const { theirs } = standingOf(id);
      if (theirs !== undefined) {
        show(id, theirs);
        writeUpon(id, { saved: theirs, isAll: false });
      }
      stand(id, AT_REST);
      return save(id);
    },
    takeTheirs(id) {
      const { theirs } = standingOf(id);
      if (theirs !== undefined) show(id, theirs);
      drafts.drop(id, "note");
      stand(id, AT_REST);
    },
    open() {
      isOpen = true;
      return () => {
        isOpen = false;
      };
    },
    isOpen: () => isOpen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What was sent for each note and may be stored, since no answer came. */
function createUnanswered() {
  const texts = new Map<string, readonly string[]>();
  const of = (id: string) => texts.get(id) ?? [];
  return {
    of,
    add: (id: string, text: string) => texts.set(id, [...of(id), text]),
    drop: (id: string, text: string) =>
      texts.set(
        id,
        of(id).filter((one) => one !== text),
      ),
    clear: (id: string) => texts.delete(id),
  };
}

function isRefused(error: unknown): boolean {
  return error instanceof AdminError && error.status >= 400 && error.status < 500;
}

function theirsOf(error: unknown): string | undefined {
  if (!(error instanceof AdminError) || error.code !== "changed") return undefined;
  const { note } = error.told;
  return typeof note === "string" ? note : undefined;
}
