/** How many steps can be undone; older ones are forgotten. */
export const MAX_UNDO = 200;

/** Changes of one thing that follow each other faster than this, in milliseconds, are undone together. */
export const TYPING_PAUSE = 1000;

/** What was, what is, and what was undone. */
export type History<State> = {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** What the last change was of, and when; undefined where the next is a step of its own in any case. */
  readonly last?: { readonly group: string; readonly at: number } | undefined;
};

/** What a change belongs to: typing in one field is one group. */
export type Step = {
  /** Default a step of its own. */
  readonly group?: string | undefined;
  /** In milliseconds, from any moment. */
  readonly now: number;
};

/** A history with nothing to undo yet. */
export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] };
}

/** Takes a change in. What was undone before can no longer be done again. */
export function recordChange<State>(
  history: History<State>,
  present: State,
  { group, now }: Step,
): History<State> {
  if (present === history.present) return history;
  const { last } = history;
  // A clock that was set back ends the group, too.
  const passed = last ? now - last.at : Number.POSITIVE_INFINITY;
  const continues = last?.group === group && passed >= 0 && passed < TYPING_PAUSE;
  return {
    past: continues ? history.past : [...history.past, history.present].slice(-MAX_UNDO),
    present,
    future: [],
    last: group === undefined ? undefined : { group, at: now },
  };
}

/** One step back; the same where there is none. */
export function undoChange<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** One step on again; the same where there is none. */
export function redoChange<State>({ past, present, future }: History<State>): History<State> {
  const [after, ...later] = future;
  if (after === undefined) return { past, present, future };
  return { past: [...past, present], present: after, future: later };
}
