import { after } from "../browser/after.ts";
import { tellGrid } from "../browser/gridEvents.ts";
import { itemsOf } from "../browser/itemsOf.ts";
import { runningGrid } from "../browser/runningGrid.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { createLayout } from "./createLayout.ts";
import { type Flow, type GridSizes, planLayout, readFlow } from "./planLayout.ts";
import { type GridOptions, readGrid } from "./readGrid.ts";
import { isTaken, watchChildren } from "./watchChildren.ts";

/** Milliseconds of quiet before a grid of another width is laid out anew (specification, section 9). */
export const GRID_RESIZE_DELAY = 100;

const BOX: ResizeObserverOptions = { box: "border-box" };

/** Less than this, as when a scrollbar comes or goes, leaves items where they are until then; CSS pixels. */
const SLIGHT = 20;

/**
 * Lays out a grid as its `data-iso-selector` and `data-iso-style` say, the options in place of what
 * they say; see `placeItems`. Items are as wide as the page's own styles make them, and stay where
 * they are in the document and in its flow: they are shown elsewhere by `translate`, so that nothing
 * counts as a shift, and focus and reading follow the document.
 *
 * Items that come, go or change in size, late pictures or hidden ones, are laid out in the same
 * frame. While the grid's width changes it shows the rows of its flow, until that has been quiet for
 * `GRID_RESIZE_DELAY`. A grid without width, as in a closed tab, is laid out when it is shown. On
 * paper, and where another script has taken the items out of the flow, it is as if this did not run.
 *
 * State, on the element: `data-vitrine-grid`, the layout style, with "waits" beside it while it
 * shows its rows.
 */
export function createGrid(element: HTMLElement, options: Partial<GridOptions> = {}): Stop {
  const settings = { ...readGrid(element), ...options };
  const { itemSelector, layoutStyle } = settings;
  // Where all of a row are to be as high as the highest, rows of the flow do: see grid.css.
  if (element.dataset.isoMatchHeight === "1" || isTaken(element, itemSelector)) return () => {};
  const view = windowOf(element);
  const grid = runningGrid(element);
  const layout = createLayout(element);
  /** As they were last told. */
  const sizes: GridSizes = new WeakMap();
  /** The least height; unknown before the first layout. */
  let least: number | undefined;
  /** Where the flow has the items; undefined where that is to be read. */
  let flow: Flow | undefined;
  let width = 0;
  let laidAt = 0;
  let isDue = false;
  let isWaiting = false;
  let isDone = false;
  let stopQuiet: Stop = () => {};

  // Told when the browser has just laid out the page: to measure it costs nothing.
  const observer = new view.ResizeObserver((entries) => {
    for (const entry of entries) {
      sizes.set(entry.target, entry);
      if (entry.target === element) continue;
      isDue = true;
      flow = undefined;
    }
    const { width: now = 0, height = 0 } = sizes.get(element)?.contentRect ?? {};
    const isOther = now !== width;
    width = now;
    if (width === 0) laidAt = least = 0;
    else if (laidAt && isOther) wait();
    else if (isDue && !isWaiting) layOut(height);
  });

  function layOut(height: number): void {
    isDue = false;
    laidAt = width;
    // What follows is not pulled up where it is seen, nor to there.
    least ??= height - Math.max(0, element.getBoundingClientRect().bottom - view.innerHeight);
    const { out } = grid;
    flow ??= readFlow(itemsOf(element, itemSelector), sizes);
    const plan = planLayout(element, settings, { box: sizes.get(element), least, flow, out });
    layout.apply(plan, { out, late: grid.onMoves?.(plan.moves) });
    const items = plan.moves.map((move) => move.element);
    tellGrid(element, "layout", items);
    if (!isDone) tellGrid(element, "done", items);
    isDone = true;
  }

  function wait(): void {
    if (Math.abs(width - laidAt) > SLIGHT) {
      layout.keepOnly([element]);
      element.dataset.vitrineGrid = `${layoutStyle} waits`;
    }
    isWaiting = true;
    stopQuiet();
    stopQuiet = after(GRID_RESIZE_DELAY, renew);
  }

  /** Lays out anew, once the page is, what may now be of any height. */
  function renew(): void {
    isWaiting = false;
    isDue = true;
    least = 0;
    element.dataset.vitrineGrid = layoutStyle;
    observer.disconnect();
    for (const one of [element, ...element.children]) observer.observe(one, BOX);
  }

  function follow(isOthers: boolean): void {
    const { height } = element.style;
    if (isOthers) {
      stop();
      // Theirs by now.
      element.style.height = height;
    } else renew();
  }

  renew();
  least = undefined;
  grid.itemSelector = itemSelector;
  grid.layout = (isFlowKept) => {
    isDue = true;
    least = 0;
    if (!isFlowKept) flow = undefined;
    // Has it tell the grid's size, once the page is laid out.
    observer.unobserve(element);
    observer.observe(element, BOX);
  };
  tellGrid(element, "loading", itemsOf(element, itemSelector));
  const stop = stopAll(
    () => delete element.dataset.vitrineGrid,
    () => {
      grid.layout = undefined;
      grid.end?.();
    },
    layout.stop,
    () => stopQuiet(),
    () => observer.disconnect(),
    watchChildren(element, itemSelector, follow),
  );
  return stop;
}
