/** A row that may stand below another of its kind. */
export type Branch = { readonly id: string; readonly parentId: string | null };

/** A row in its place. */
export type Placed<Row extends Branch> = {
  readonly row: Row;
  /** Undefined at the top. */
  readonly parent: Row | undefined;
  /** How many stand above it. */
  readonly depth: number;
  /** Among those below the same, from 0, and how many these are. */
  readonly place: number;
  readonly siblings: number;
};

/** Parents first, siblings in the order given. Of rows that stand below each other in a circle, one is at the top. */
export function treeOrder<Row extends Branch>(rows: readonly Row[]): readonly Placed<Row>[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = new Map<string | undefined, Row[]>();
  for (const row of rows) {
    const parent = parentOf(row, byId)?.id;
    const known = children.get(parent);
    if (known) known.push(row);
    else children.set(parent, [row]);
  }
  const ordered: Placed<Row>[] = [];
  const below = (parent: Row | undefined, depth: number): Placed<Row>[] => {
    const found = children.get(parent?.id) ?? [];
    const siblings = found.length;
    return found.map((row, place) => ({ row, parent, depth, place, siblings })).reverse();
  };
  const waiting = below(undefined, 0);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    ordered.push(next);
    waiting.push(...below(next.row, next.depth + 1));
  }
  return ordered;
}

/** Undefined at the top, and for the first of those that stand in a circle. */
function parentOf<Row extends Branch>(row: Row, byId: ReadonlyMap<string, Row>): Row | undefined {
  const parent = byId.get(row.parentId ?? "");
  const way = new Set([row.id]);
  let above = parent;
  while (above && !way.has(above.id)) {
    way.add(above.id);
    above = byId.get(above.parentId ?? "");
  }
  const isFirstOfCircle = above?.id === row.id && [...way].sort()[0] === row.id;
  return isFirstOfCircle ? undefined : parent;
}
