/** A piece of two sequences that are laid side by side. */
export type DiffPart<Item> = {
  readonly kind: "same" | "removed" | "added";
  readonly items: readonly Item[];
};

/** How different two sequences may be before they are called other: beyond, nobody could read the changes. */
export const MAX_CHANGES = 1500;

/**
 * What makes one sequence of another, with as few changes as possible (Myers, "An O(ND) difference
 * algorithm"). Where there would be more than MAX_CHANGES, all of the middle is removed and added.
 */
export function diffSequences<Item>(
  before: readonly Item[],
  after: readonly Item[],
): readonly DiffPart<Item>[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [old, young] = [before, after].map((all) => all.slice(start, all.length - end));
  return joined([
    { kind: "same", items: before.slice(0, start) },
    ...diffMiddle(old ?? [], young ?? []),
    { kind: "same", items: before.slice(before.length - end) },
  ]);
}

function diffMiddle<Item>(
  before: readonly Item[],
  after: readonly Item[],
): readonly DiffPart<Item>[] {
  const trace = before.length > 0 && after.length > 0 ? findWay(before, after) : undefined;
  if (trace) return readWay(trace, before, after);
  return [
    { kind: "removed", items: before },
    { kind: "added", items: after },
  ];
}

/** How far one comes on each diagonal with a number of changes, for each number until the end is reached. */
type Trace = readonly Int32Array[];

/** Diagonals go from -changes to changes; an array of them begins with the lowest. */
function reach(row: Int32Array | undefined, changes: number, diagonal: number): number {
  return row?.[diagonal + changes] ?? -1;
}

function findWay<Item>(before: readonly Item[], after: readonly Item[]): Trace | undefined {
  const trace: Int32Array[] = [];
  const most = Math.min(before.length + after.length, MAX_CHANGES);
  for (let changes = 0; changes <= most; changes += 1) {
    const row = new Int32Array(2 * changes + 1).fill(-1);
    const last = trace.at(-1);
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let x = changes === 0 ? 0 : firstOn(last, { changes, diagonal });
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal])
        x += 1;
      row[diagonal + changes] = x;
      if (x >= before.length && x - diagonal >= after.length) return [...trace, row];
    }
    trace.push(row);
  }
  return undefined;
}

type Place = { readonly changes: number; readonly diagonal: number };

/** Where a diagonal is entered from the better one beside it: from above something is added, else removed. */
function firstOn(last: Int32Array | undefined, { changes, diagonal }: Place): number {
  const added = reach(last, changes - 1, diagonal + 1);
  const removed = reach(last, changes - 1, diagonal - 1) + 1;
  return isAdded(last, { changes, diagonal }) ? added : removed;
}

function isAdded(last: Int32Array | undefined, { changes, diagonal }: Place): boolean {
  if (diagonal === -changes) return true;
  if (diagonal === changes) return false;
  return reach(last, changes - 1, diagonal - 1) < reach(last, changes - 1, diagonal + 1);
}

/** Goes the way back from its end. */
function readWay<Item>(
  trace: Trace,
  before: readonly Item[],
  after: readonly Item[],
): readonly DiffPart<Item>[] {
  const parts: DiffPart<Item>[] = [];
  let x = before.length;
  let diagonal = before.length - after.length;
  for (let changes = trace.length - 1; changes >= 0; changes -= 1) {
    const last = trace[changes - 1];
    const entered = changes === 0 ? 0 : firstOn(last, { changes, diagonal });
    parts.unshift({ kind: "same", items: before.slice(entered, x) });
    if (changes === 0) break;
    if (isAdded(last, { changes, diagonal })) {
      const y = entered - diagonal;
      parts.unshift({ kind: "added", items: after.slice(y - 1, y) });
      diagonal += 1;
      x = entered;
    } else {
      parts.unshift({ kind: "removed", items: before.slice(entered - 1, entered) });
      diagonal -= 1;
      x = entered - 1;
    }
  }
  return parts;
}

/** Pieces of the same kind in one, without empty ones; of what changed in one place, the old comes first. */
function joined<Item>(parts: readonly DiffPart<Item>[]): readonly DiffPart<Item>[] {
  const all: DiffPart<Item>[] = [];
  let removed: Item[] = [];
  let added: Item[] = [];
  function settle(): void {
    if (removed.length > 0) all.push({ kind: "removed", items: removed });
    if (added.length > 0) all.push({ kind: "added", items: added });
    removed = [];
    added = [];
  }
  for (const { kind, items } of parts) {
    if (items.length === 0) continue;
    if (kind === "removed") removed.push(...items);
    else if (kind === "added") added.push(...items);
    else {
      settle();
      all.push({ kind, items });
    }
  }
  settle();
  return all;
}
