import type { Stop } from "./stop.ts";

/** An item of a grid that is about to be shown where it belongs; CSS pixels. */
export type GridMove = {
  readonly element: HTMLElement;
  /** How far that is from where the flow has it. */
  readonly x: number;
  readonly y: number;
  /** Where that is in the grid. */
  readonly place: GridPlace;
};

export type GridPlace = { readonly x: number; readonly y: number; readonly height: number };

/** What those who work on one grid know of each other. */
export type RunningGrid = {
  /** Items that the flow has and the grid gives no place: they stay where they are. */
  readonly out: Set<HTMLElement>;
  /** Which children are items. */
  itemSelector?: string;
  /**
   * Lays out anew in the next frame; undefined as long as nothing lays out.
   * @param isFlowKept whether the flow has the items where it had them: to read that costs most
   */
  layout?: ((isFlowKept: boolean) => void) | undefined;
  /**
   * Told of a layout before it is written: whatever it reads costs nothing.
   * @returns moves that nobody sees, to be written a frame later
   */
  onMoves?: (<Move extends GridMove>(moves: readonly Move[]) => ReadonlySet<Move>) | undefined;
  /** Ends, with the layout, what was begun for its sake. */
  end?: Stop | undefined;
};

/** Under this name a grid's element holds it, for every copy of the package on a page. */
const KEY = Symbol.for("vitrine.grid");

/** What is known of a grid, whether it is laid out or not. */
export function runningGrid(element: HTMLElement & { [KEY]?: RunningGrid }): RunningGrid {
  element[KEY] ??= { out: new Set() };
  return element[KEY];
}
