/** What is written to something and not sent, whether or not its field is seen. */
export type Drafts<Row, Purpose extends string> = {
  /** What is written; at first what `initialOf` says. */
  readonly textOf: (row: Row, purpose: Purpose) => string;
  readonly write: (row: Row, purpose: Purpose, text: string) => void;
  /** Once it was sent, or is not wanted. */
  readonly drop: (id: string, purpose: Purpose) => void;
  /** What it was written to, as it was when it was begun. */
  readonly begunOn: (id: string, purpose: Purpose) => Row | undefined;
  /** Whether there are words that would be lost. */
  readonly isUnsent: (id: string, purpose: Purpose) => boolean;
  /** Whether there are such words to any. */
  readonly hasUnsent: () => boolean;
  /** Those to which something was begun, as they were then; the same array until they are others. */
  readonly rows: () => readonly Row[];
  readonly subscribe: (listener: () => void) => () => void;
};

type Draft<Row> = { readonly row: Row; readonly text: string; readonly isUnsent: boolean };

/**
 * Keeps what is written outside of what is drawn: a key draws its own field anew, and no list.
 * @param initialOf what stands there before anything is written
 */
export function createDrafts<Row extends { readonly id: string }, Purpose extends string>(
  initialOf: (row: Row, purpose: Purpose) => string,
): Drafts<Row, Purpose> {
  const drafts = new Map<string, Draft<Row>>();
  const listeners = new Set<() => void>();
  let rows: readonly Row[] = [];
  const draftOf = (id: string, purpose: Purpose) => drafts.get(keyOf(id, purpose));

  function changed(): void {
    const byId = new Map([...drafts.values()].map(({ row }) => [row.id, row]));
    if ([...byId.keys()].join() !== rows.map(({ id }) => id).join()) rows = [...byId.values()];
    for (const listener of listeners) listener();
  }

  return {
    textOf: (row, purpose) => draftOf(row.id, purpose)?.text ?? initialOf(row, purpose),
    write(row, purpose, text) {
      const begun = draftOf(row.id, purpose)?.row ?? row;
      const initial = initialOf(begun, purpose);
      const isUnsent = initial === "" ? text.trim() !== "" : text !== initial;
      drafts.set(keyOf(row.id, purpose), { row: begun, text, isUnsent });
      changed();
    },
    drop(id, purpose) {
      drafts.delete(keyOf(id, purpose));
      changed();
    },
    begunOn: (id, purpose) => draftOf(id, purpose)?.row,
    isUnsent: (id, purpose) => draftOf(id, purpose)?.isUnsent ?? false,
    hasUnsent: () => [...drafts.values()].some(({ isUnsent }) => isUnsent),
    rows: () => rows,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function keyOf(id: string, purpose: string): string {
  return `${purpose} ${id}`;
}
