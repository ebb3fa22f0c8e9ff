import type { ListedTermRow, TermPlace } from "../../../content/admin/termWire.ts";

type Row = Pick<ListedTermRow, "id" | "parent_id" | "depth" | "place" | "siblings">;
type Rows = readonly Row[];

/** Where an arrow key moves a term: up and down among those beside it, and below the one before it or out again. */
export function placeByKey(rows: Rows, row: Row, key: string): TermPlace | undefined {
  const { parent_id, place, siblings } = row;
  if (key === "ArrowUp") return place > 0 ? { parent_id, place: place - 1 } : undefined;
  if (key === "ArrowDown") {
    return place < siblings - 1 ? { parent_id, place: place + 1 } : undefined;
  }
  if (key === "in") {
    const before = rows.find((one) => one.parent_id === parent_id && one.place === place - 1);
    return before && { parent_id: before.id, place: LAST };
  }
  if (key === "out") {
    const above = rows.find(({ id }) => id === parent_id);
    return above && { parent_id: above.parent_id, place: above.place + 1 };
  }
  return undefined;
}

/** Beyond all others: the server puts it last. */
const LAST = 1_000_000;

/**
 * Where a term goes that is dragged in the list: right behind the row above it there, or below that, where it
 * has others below it already.
 * @param to how many of the other rows are above it then
 */
export function placeByDrag(rows: Rows, from: number, to: number): TermPlace | undefined {
  const row = rows[from];
  if (!row) return undefined;
  const others = rows.toSpliced(from, 1);
  const [before, after] = [others[to - 1], others[to]];
  // Above the first row of a page others may stand, on the page before.
  if (!before) return after && { parent_id: after.parent_id, place: placeWithout(row, after) };
  if (after && after.depth > before.depth && after.parent_id === before.id) {
    return { parent_id: before.id, place: 0 };
  }
  return { parent_id: before.parent_id, place: placeWithout(row, before) + 1 };
}

/** Which place another has once a term is taken from its own. */
function placeWithout(row: Row, { parent_id, place }: Row): number {
  return row.parent_id === parent_id && row.place < place ? place - 1 : place;
}
