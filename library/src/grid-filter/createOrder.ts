import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { putInOrder } from "./putInOrder.ts";
import { sortByKey, sortKeyOf } from "./sortItems.ts";

export type GridOrder = {
  /** Sorts by a name as in `data-sort-by`, with "-" before it the other way round; "" as they came. */
  readonly sort: (by: string) => void;
  readonly stop: Stop;
};

/** Keeps the items of a grid in an order, in the document, too, and those that come later. */
export function createOrder(grid: HTMLElement, itemsNow: () => HTMLElement[]): GridOrder {
  const came = new Set(grid.children);
  let by = "";

  function order(): void {
    const items = itemsNow();
    const now = new Set<Element>(items);
    const name = by.replace(/^-/, "");
    const { lang } = grid.ownerDocument.documentElement;
    const inOrder = name
      ? sortByKey(items, (item) => sortKeyOf(item, name), {
          isReversed: name !== by,
          language: lang,
        })
      : [...came].filter((child) => now.has(child));
    putInOrder(grid, inOrder);
  }

  const observer = new (windowOf(grid).MutationObserver)(() => {
    const { size } = came;
    for (const child of grid.children) came.add(child);
    if (by && came.size > size) order();
  });
  observer.observe(grid, { childList: true });
  return {
    sort(wanted) {
      by = wanted;
      order();
    },
    stop() {
      observer.disconnect();
      putInOrder(
        grid,
        [...came].filter((child) => child.parentNode === grid),
      );
    },
  };
}
