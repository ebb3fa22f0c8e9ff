import { MENU_DEPTH, type MenuEntry } from "../../../../content/siteSettings.ts";

/** An entry of a menu as a row of a list: what it is below stands above it, with a smaller depth. */
export type MenuRow = {
  /** Its own for as long as the list is there. */
  readonly key: number;
  readonly label: string;
  readonly href: string;
  /** From 0 to MENU_DEPTH - 1. */
  readonly depth: number;
};

/** A menu as rows, in reading order. */
export function rowsOf(entries: readonly MenuEntry[]): readonly MenuRow[] {
  const flat = (inside: readonly MenuEntry[], depth: number): readonly Omit<MenuRow, "key">[] =>
    inside.flatMap(({ label, href, children = [] }) => [
      { label, href, depth },
      ...flat(children, depth + 1),
    ]);
  return flat(entries, 0).map((row, key) => ({ ...row, key }));
}

/** Rows as a menu. */
export function entriesOf(rows: readonly MenuRow[], depth = 0): readonly MenuEntry[] {
  return rows.flatMap(({ label, href, ...row }, index) => {
    if (row.depth !== depth) return [];
    const children = entriesOf(rows.slice(index + 1, index + sizeAt(rows, index)), depth + 1);
    return [{ label, href, ...(children.length > 0 && { children }) }];
  });
}

/** How many rows an entry is, with all below it. */
export function sizeAt(rows: readonly MenuRow[], index: number): number {
  const { depth = 0 } = rows[index] ?? {};
  const end = rows.findIndex((row, at) => at > index && row.depth <= depth);
  return (end === -1 ? rows.length : end) - index;
}

/** Where each row's entry is in the menu, such as [0, "children", 2]. */
export function pathsOf(rows: readonly MenuRow[]): readonly (readonly (string | number)[])[] {
  const counts: number[] = [];
  return rows.map(({ depth }) => {
    counts.length = depth + 1;
    counts[depth] = (counts[depth] ?? -1) + 1;
    return counts.flatMap((count, level) => (level === 0 ? [count] : ["children", count]));
  });
}

/** An entry goes past its neighbour with all below it; undefined where it has none that way. */
export function movedBy(
  rows: readonly MenuRow[],
  index: number,
  way: -1 | 1,
): readonly MenuRow[] | undefined {
  const size = sizeAt(rows, index);
  const other = way === 1 ? index + size : siblingBefore(rows, index);
  if (other === undefined || rows[other]?.depth !== rows[index]?.depth) return undefined;
  const [first, second] = way === 1 ? [index, other] : [other, index];
  const end = second + sizeAt(rows, second);
  return [
    ...rows.slice(0, first),
    ...rows.slice(second, end),
    ...rows.slice(first, second),
    ...rows.slice(end),
  ];
}

/** An entry goes below the one before it, or out of the one it is below; undefined where it cannot. */
export function nested(
  rows: readonly MenuRow[],
  index: number,
  way: -1 | 1,
): readonly MenuRow[] | undefined {
  const size = sizeAt(rows, index);
  const branch = rows.slice(index, index + size);
  const deepest = Math.max(...branch.map(({ depth }) => depth));
  const own = rows[index]?.depth ?? 0;
  if (way === 1 && (siblingBefore(rows, index) === undefined || deepest + 1 >= MENU_DEPTH)) {
    return undefined;
  }
  if (way === -1 && own === 0) return undefined;
  const turned = branch.map((row) => ({ ...row, depth: row.depth + way }));
  if (way === 1) return rows.toSpliced(index, size, ...turned);
  // Out of its list it comes after that: what follows it there stays where it is.
  const end = rows.findIndex((row, at) => at > index && row.depth < own);
  const after = end === -1 ? rows.length : end;
  return [
    ...rows.slice(0, index),
    ...rows.slice(index + size, after),
    ...turned,
    ...rows.slice(after),
  ];
}

/** An entry is dragged with all below it to before the row that is at `to` once it is gone; as deep as fits there. */
export function dragged(rows: readonly MenuRow[], from: number, to: number): readonly MenuRow[] {
  const size = sizeAt(rows, from);
  const others = rows.toSpliced(from, size);
  const place = Math.max(0, Math.min(others.length, to > from ? to - size + 1 : to));
  return inserted(others, place, rows.slice(from, from + size)) ?? rows;
}

/** An entry that was taken away comes back with all that was below it: to its place, or the first after it where it fits. */
export function restored(
  rows: readonly MenuRow[],
  index: number,
  branch: readonly MenuRow[],
): readonly MenuRow[] {
  const place = Math.min(index, rows.length);
  // At the end everything fits.
  return inserted(rows, place, branch) ?? restored(rows, place + 1, branch);
}

/** An entry comes before the row at `place`, about as deep as it was; undefined where that would be too deep. */
function inserted(
  rows: readonly MenuRow[],
  place: number,
  branch: readonly MenuRow[],
): readonly MenuRow[] | undefined {
  const above = rows[place - 1]?.depth ?? -1;
  const below = rows[place]?.depth ?? 0;
  const own = branch[0]?.depth ?? 0;
  const height = Math.max(...branch.map(({ depth }) => depth)) - own;
  const fitting = Math.min(Math.max(own, below), above + 1, MENU_DEPTH - 1 - height);
  const depth = Math.max(fitting, below);
  if (depth + height >= MENU_DEPTH) return undefined;
  const turned = branch.map((row) => ({ ...row, depth: row.depth - own + depth }));
  return rows.toSpliced(place, 0, ...turned);
}

function siblingBefore(rows: readonly MenuRow[], index: number): number | undefined {
  const { depth = 0 } = rows[index] ?? {};
  for (let at = index - 1; at >= 0; at -= 1) {
    const other = rows[at]?.depth ?? 0;
    if (other === depth) return at;
    if (other < depth) return undefined;
  }
  return undefined;
}
