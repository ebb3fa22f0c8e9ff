import { windowOf } from "./windowOf.ts";

/** What a grid tells of, each by the event `vitrine:grid-…` on its element, which bubbles. */
export type GridEvent =
  /** The layout has started; nothing is laid out yet. */
  | "loading"
  /** The first layout is there. */
  | "done"
  /** Items have their places: at the first layout, and whenever they get others. */
  | "layout"
  /** A filter is about to be carried out. */
  | "filter"
  /** It has been: what it leaves has arrived, all else is gone. */
  | "filtered"
  /** Items begin to go. */
  | "shrink"
  /** They are gone. */
  | "shrunk"
  /** Items stand in another order, in the document, too. */
  | "sorted"
  /** Items have been taken out of the document. */
  | "removed";

export type GridEventDetail = {
  /** With shrink, shrunk and removed those that go; else those that the grid shows. */
  readonly items: readonly HTMLElement[];
};

export const GRID_EVENT = "vitrine:grid-";

export function tellGrid(
  grid: HTMLElement,
  name: GridEvent,
  items: GridEventDetail["items"],
): void {
  const { CustomEvent } = windowOf(grid);
  grid.dispatchEvent(
    new CustomEvent<GridEventDetail>(GRID_EVENT + name, { bubbles: true, detail: { items } }),
  );
}
