import { type History, recordChange, redoChange, startHistory, undoChange } from "./history.ts";

/** Holds what somebody is working on, with what it was before each change. */
export type HistoryStore<State> = {
  readonly state: () => State;
  /** The same, once what fields hold back while somebody types is fetched. */
  readonly settled: () => State;
  /** Tells of every change; returns its stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Changes it. Changes of the same `group` in quick succession are one step to undo; without a group each is
   * one.
   */
  readonly change: (edit: (state: State) => State, group?: string) => void;
  /** Writes what the server decided into what is, was and will be done again: it is no step to undo. */
  readonly adopt: (edit: (state: State) => State) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** Has `flush` called before it is read as a whole: what a field knows and has not told. Returns its stop. */
  readonly holdBack: (flush: () => void) => () => void;
};

export type HistoryStoreOptions = {
  /** In milliseconds. Default the time since the page was opened, which no clock can set back. */
  readonly now?: () => number;
};

/** Makes the store of what is being edited. */
export function createHistoryStore<State>(
  first: State,
  { now = () => performance.now() }: HistoryStoreOptions = {},
): HistoryStore<State> {
  let history = startHistory(first);
  const listeners = new Set<() => void>();
  const holding = new Set<() => void>();

  function turnTo(next: History<State>): void {
    const isChange = next.present !== history.present;
    history = next;
    if (isChange) for (const listener of [...listeners]) listener();
  }

  function settle(): void {
    for (const flush of [...holding]) flush();
  }

  return {
    state: () => history.present,
    settled() {
      settle();
      return history.present;
    },
    subscribe: (listener) => keep(listeners, listener),
    change: (edit, group) =>
      turnTo(recordChange(history, edit(history.present), { group, now: now() })),
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
    holdBack: (flush) => keep(holding, flush),
  };
}

function keep(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
