import { after } from "../browser/after.ts";
import { type GridEvent, tellGrid } from "../browser/gridEvents.ts";
import { isSelector } from "../browser/isSelector.ts";
import { itemsOf } from "../browser/itemsOf.ts";
import { prefersReducedMotion } from "../browser/motion.ts";
import { nextFrame } from "../browser/nextFrame.ts";
import { reportError } from "../browser/reportError.ts";
import { runningGrid } from "../browser/runningGrid.ts";
import { shortSelector } from "../browser/shortSelector.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { createGlides, GRID_TRANSITION, OUT } from "./createGlides.ts";
import type { GridOrder } from "./createOrder.ts";

/** The filter that every item fits. */
export const ALL = "*";

/** Milliseconds after which a glide that was to begin with the next frame is over for the eye. */
const FRAMES = 50;

export type Arrangement = {
  /**
   * Shows those items alone that a selector fits; ALL shows all, as does what is no selector.
   * @param isAtOnce whether nothing glides, as where a page begins with a filter. Default false
   * @returns how many fit
   */
  readonly filter: (selector: string, isAtOnce?: boolean) => number;
  /**
   * Sorts the items, in the document, too, by what `sortKeyOf` finds under a name; with "-" before
   * it the other way round; "" is the order in which they came.
   */
  readonly sort: (by: string) => Promise<void>;
  /** Takes an item out of the document. What is none of the grid's, or is gone, stays as it is. */
  readonly remove: (item: Element) => void;
  /** Lays out anew, where something has changed that no browser tells of. */
  readonly layout: () => void;
  readonly stop: Stop;
};

/**
 * Filters, sorts and removes items of a grid, those that come later, too. Where it is laid out and
 * motion is welcome they glide, come and go in `GRID_TRANSITION` milliseconds. What goes keeps its
 * room in the flow, then and after, so that nothing is laid out for it; it is hidden where nothing is
 * laid out anyway, and where a page begins with a filter.
 *
 * State, on the element: `data-vitrine-glides` as long as something glides, `data-vitrine-holds` as
 * long as something keeps its room unseen.
 */
export function createArrangement(element: HTMLElement): Arrangement {
  const view = windowOf(element);
  const grid = runningGrid(element);
  const { out } = grid;
  const { isoSelector = "" } = element.dataset;
  const ownSelector = isSelector(element, isoSelector) ? isoSelector : ALL;
  const glides = createGlides(element);
  /** Items that have been hidden here, with what they were before. */
  const touched = new Map<HTMLElement, HTMLElement["hidden"]>();
  const going = new Set<HTMLElement>();
  const removed = new Set<HTMLElement>();
  let order: GridOrder | undefined;
  let filter = ALL;
  let isFiltering = false;
  let isStopped = false;
  /** Milliseconds that a glide takes now; 0 where there is none. */
  let duration = 0;
  let stopGlide: Stop = () => {};
  let stopFrame: Stop = () => {};

  const items = (): HTMLElement[] => itemsOf(element, grid.itemSelector ?? ownSelector);
  const isThere = (item: HTMLElement): boolean => !(item.hidden || out.has(item));
  const tell = (name: GridEvent, about: readonly HTMLElement[]): void =>
    tellGrid(element, name, about);
  const mark = (state: "glides" | "holds", isOn: boolean): boolean =>
    element.toggleAttribute(`data-vitrine-${state}`, isOn);

  /** Has what has changed glide, or be so at once; then what goes is hidden or taken out. */
  function arrange(isAtOnce = false): void {
    stopGlide();
    if (isAtOnce || !grid.layout) {
      settle();
      return;
    }
    duration = prefersReducedMotion(view) ? 1 : GRID_TRANSITION;
    mark("glides", true);
    grid.layout(true);
    stopGlide = after(duration + FRAMES, settle);
  }

  function settle(): void {
    duration = 0;
    const gone = [...going];
    going.clear();
    for (const item of gone) {
      if (grid.layout && !removed.has(item)) item.setAttribute(OUT, "");
      else {
        out.delete(item);
        if (removed.has(item)) item.remove();
        else hide(item);
      }
      glides.forget(item);
    }
    mark("glides", false);
    mark("holds", out.size > 0);
    if (gone.length > 0) tell("shrunk", gone);
    const taken = gone.filter((item) => removed.delete(item));
    if (taken.length > 0) tell("removed", taken);
    if (isFiltering) tell("filtered", items().filter(isThere));
    isFiltering = false;
  }

  function hide(item: HTMLElement): void {
    if (!touched.has(item)) touched.set(item, item.hidden);
    item.hidden = true;
  }

  function leave(leaving: readonly HTMLElement[]): void {
    for (const item of leaving) {
      out.add(item);
      going.add(item);
    }
    if (leaving.length > 0) tell("shrink", leaving);
  }

  function come(item: HTMLElement): void {
    if (removed.has(item)) return;
    out.delete(item);
    going.delete(item);
    if (touched.has(item)) item.hidden = false;
  }

  /** What comes obeys the filter before it is seen. */
  const observer = new view.MutationObserver(() => {
    if (filter === ALL) return;
    for (const item of items()) if (isThere(item) && !item.matches(filter)) hide(item);
  });
  observer.observe(element, { childList: true });
  grid.onMoves = (moves) => {
    const late = glides.follow(moves, duration);
    // Those that nobody sees come when they have their places.
    if (late.size > 0) {
      stopFrame = nextFrame(view, () => {
        for (const move of late) move.element.removeAttribute(OUT);
      });
    }
    return late;
  };

  return {
    filter(selector, isAtOnce = false) {
      filter = ALL;
      if (isSelector(element, selector)) filter = selector;
      else {
        warn(
          `grid: the filter "${selector}" of ${shortSelector(element)} is no selector, so all items are shown.`,
          element,
        );
      }
      isFiltering = true;
      const fitting: HTMLElement[] = [];
      const others: HTMLElement[] = [];
      for (const item of items()) (item.matches(filter) ? fitting : others).push(item);
      tell("filter", fitting);
      fitting.forEach(come);
      // Also those that the server has hidden.
      if (isAtOnce) others.forEach(hide);
      leave(others.filter(isThere));
      arrange(isAtOnce);
      return fitting.length;
    },
    async sort(by) {
      try {
        const { createOrder } = await import("./createOrder.ts");
        // While it was on the way.
        if (isStopped) return;
        order ??= createOrder(element, items);
        order.sort(by);
        arrange();
        tell("sorted", items().filter(isThere));
      } catch (error) {
        reportError("grid order", element, error);
      }
    },
    remove(item) {
      const found = items().find((one) => one === item);
      if (!found || removed.has(found)) return;
      removed.add(found);
      leave([found]);
      arrange();
    },
    layout: () => grid.layout?.(false),
    stop: stopAll(
      () => {
        isStopped = true;
        grid.onMoves = grid.end = undefined;
        for (const [item, wasHidden] of touched) item.hidden = wasHidden;
        for (const item of out) item.removeAttribute(OUT);
        out.clear();
        grid.layout?.(false);
      },
      () => order?.stop(),
      glides.stop,
      () => stopGlide(),
      () => stopFrame(),
      () => mark("holds", false),
      () => mark("glides", false),
      () => observer.disconnect(),
    ),
  };
}
