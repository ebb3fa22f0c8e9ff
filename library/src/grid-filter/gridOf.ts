import { runningGrid } from "../browser/runningGrid.ts";
import { type Arrangement, createArrangement } from "./createArrangement.ts";

/** What a grid does when it is told to. */
export type GridHandle = Omit<Arrangement, "stop">;

/** Under this name a grid's element holds its arrangement, for every copy of the package on a page. */
const KEY = Symbol.for("vitrine.arrangement");

type Arranged = HTMLElement & { [KEY]?: Arrangement | undefined };

/**
 * The grid that runs on an element, to be filtered, sorted and rid of items from outside; undefined
 * where none does. It ends with the grid.
 */
export function gridOf(element: Arranged): GridHandle | undefined {
  return element[KEY] || runningGrid(element).layout ? arrange(element) : undefined;
}

/** The arrangement of a grid, begun by whoever asks first. */
export function arrange(element: Arranged): Arrangement {
  const known = element[KEY];
  if (known) return known;
  const arrangement = createArrangement(element);
  const stop = (): void => {
    element[KEY] = undefined;
    arrangement.stop();
  };
  runningGrid(element).end = stop;
  element[KEY] = { ...arrangement, stop };
  return element[KEY];
}
