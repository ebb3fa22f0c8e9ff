import type { GridStyle } from "./readGrid.ts";

/** CSS pixels, margins included. */
export type GridSize = { readonly width: number; readonly height: number };

export type GridSpace = {
  readonly layoutStyle: GridStyle;
  /** How wide the grid is within its padding, in CSS pixels. */
  readonly width: number;
  /** CSS pixels between two items side by side. */
  readonly columnGap: number;
  /** CSS pixels between two items one below the other. */
  readonly rowGap: number;
  /** Whether columns and rows begin at the right. */
  readonly isRtl: boolean;
};

/** How far an item's top left corner is from the grid's, in CSS pixels. */
type Place = { readonly x: number; readonly y: number };

/** Pixels that do not count: widths in per cent come rounded, and a third of one is no shorter column. */
const SLACK = 1;

/**
 * Gives each item of a grid its place, in their order, and tells how high all are together.
 *
 * Masonry: a column is as wide as the narrowest item; a wider one takes as many as it needs, all at
 * most. Each item goes where it can lie highest; of equal places, the first one counts.
 *
 * fitRows: items stand side by side until the next one does not fit; it begins a row below the
 * highest of them.
 */
export function placeItems<Item extends GridSize>(
  items: readonly Item[],
  space: GridSpace,
): { readonly placed: readonly (Item & Place)[]; readonly height: number } {
  const place = space.layoutStyle === "fitRows" ? intoRows(space) : intoColumns(items, space);
  const placed = items.map((item) => {
    const { x, y } = place(item);
    return { ...item, x: space.isRtl ? space.width - x - item.width : x, y };
  });
  return { placed, height: Math.max(0, ...placed.map(({ y, height }) => y + height)) };
}

/** Finds the place of one item after the other. */
type Placing = (item: GridSize) => Place;

function intoColumns(
  items: readonly GridSize[],
  { width: room, columnGap, rowGap }: GridSpace,
): Placing {
  const narrowest = Math.min(...items.map(({ width }) => width));
  const step = Math.max(SLACK, narrowest + columnGap);
  const columnsIn = (width: number): number => Math.max(1, (width + columnGap) / step);
  /** Where each column goes on. */
  const ends = Array<number>(Math.floor(columnsIn(room + SLACK))).fill(0);
  return ({ width, height }) => {
    const span = Math.min(ends.length, Math.ceil(columnsIn(width - SLACK)));
    const tops = ends
      .slice(span - 1)
      .map((_end, column) => Math.max(...ends.slice(column, column + span)));
    const column = tops.findIndex((top) => top < Math.min(...tops) + SLACK);
    const y = tops[column] ?? 0;
    ends.fill(y + height + rowGap, column, column + span);
    return { x: column * step, y };
  };
}

function intoRows({ width: room, columnGap, rowGap }: GridSpace): Placing {
  let next = 0;
  let y = 0;
  let end = 0;
  return ({ width, height }) => {
    if (next > 0 && next + width > room + SLACK) {
      next = 0;
      y = end + rowGap;
    }
    const x = next;
    next += width + columnGap;
    end = Math.max(end, y + height);
    return { x, y };
  };
}
