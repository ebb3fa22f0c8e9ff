import { createScrollRange, FARTHEST, type ScrollRange } from "./createScrollRange.ts";
import { debounce } from "./debounce.ts";
import { listen } from "./listen.ts";
import { nextFrame } from "./nextFrame.ts";
import type { Scroll } from "./onScroll.ts";
import { type Stop, stopAll } from "./stop.ts";
import { windowOf } from "./windowOf.ts";

/** Milliseconds of quiet before what a change of size moved is measured (specification, section 9). */
export const SCROLL_RESIZE_DELAY = 50;

/** How far the window is scrolled, and which way it went last. */
export type ScrollState = Pick<Scroll, "top" | "direction">;

export type ScrollItem = {
  readonly element: Element;
  /**
   * Shows what follows from this scroll position.
   * @param isMeasured whether all has just been measured
   * @returns the scroll positions at which something changes
   */
  readonly update: (scroll: ScrollState, isMeasured: boolean) => readonly number[];
  /**
   * How near to such a position, in CSS pixels, the item is to be asked in the very frame that
   * scrolls; there it is asked at each turn, too. Default 0: a frame later does, and no turn counts.
   */
  readonly near?: () => number;
};

export type ScrollHubOptions<Item> = {
  /** Measures all items at once, so that the page is laid out as seldom as possible. */
  readonly measure: (items: readonly Item[], view: Window & typeof globalThis, top: number) => void;
  /** Listens for what else asks for measuring, at once or after a while of quiet. */
  readonly listen: (
    view: Window & typeof globalThis,
    measure: () => void,
    later: () => void,
  ) => Stop;
};

type AddItem<Item> = (item: Item) => Stop;

/**
 * Follows items that change at scroll positions of their window. All are measured together, in the
 * next frame and whenever something around one of them changes in size. Between two positions at
 * which one changes no script runs: the browser tells when the page is scrolled past one. That is a
 * frame late; near the positions of an item that cannot wait the window's scrolling is heard.
 * @returns what adds an item
 */
export function createScrollHub<Item extends ScrollItem>(
  options: ScrollHubOptions<Item>,
): AddItem<Item> {
  const hubs = new WeakMap<Window, AddItem<Item>>();
  return (item) => {
    const view = windowOf(item.element);
    const add = hubs.get(view) ?? createHub(view, options);
    hubs.set(view, add);
    return add(item);
  };
}

function createHub<Item extends ScrollItem>(
  view: Window & typeof globalThis,
  options: ScrollHubOptions<Item>,
): AddItem<Item> {
  const items = new Map<Item, readonly number[]>();
  let scroll: ScrollState = { top: 0, direction: "down" };
  let seen = 0;
  let isNew = false;
  let range: ScrollRange;
  let deafen: Stop | undefined;
  let frame: Stop = () => {};
  let end: Stop = () => {};

  /** @returns whether the window goes the other way now */
  const read = (scrolled: number): boolean => {
    const was = scroll;
    // Browsers that bounce at the top report negative positions.
    const top = Math.max(0, scrolled);
    if (top !== was.top) scroll = { top, direction: top > was.top ? "down" : "up" };
    return scroll.direction !== was.direction;
  };
  const update = (turned: boolean, isMeasured = false): void => {
    const { top } = scroll;
    const isPassed = (limit: number): boolean => (limit - seen) * (limit - top) <= 0;
    for (const [item, limits] of items) {
      const asks = isMeasured || (turned && item.near) || limits.some(isPassed);
      if (asks) items.set(item, item.update(scroll, isMeasured));
    }
    seen = top;
    const [before, after] = gapAround(top, items);
    if (before > top || after < top) deafen ??= listen(view, { scroll: look }, { passive: true });
    else {
      deaf();
      range.set(Math.floor(Math.min(before + 1, top)), Math.ceil(Math.max(after - 1, top)));
    }
  };
  const look = (): void => update(read(view.scrollY));
  const deaf = (): void => {
    deafen?.();
    deafen = undefined;
  };
  const measure = (): void => {
    read(view.scrollY);
    options.measure([...items.keys()], view, scroll.top);
    update(true, true);
  };
  const later = debounce(SCROLL_RESIZE_DELAY, measure);
  const observer = new view.ResizeObserver(() => {
    // It tells of the first size, too, which is what an item is measured with.
    if (!isNew) later.ask();
    isNew = false;
  });
  const begin = (): Stop => {
    range = createScrollRange(view.document, (top) => update(read(top)));
    return stopAll(
      range.stop,
      later.stop,
      deaf,
      () => observer.disconnect(),
      () => frame(),
      listen(view, { resize: later.ask }),
      options.listen(view, measure, later.ask),
    );
  };
  return (item) => {
    if (items.size === 0) end = begin();
    items.set(item, []);
    isNew = true;
    // Whatever moves it changes the size of something that it stands in.
    for (let one: Element | null = item.element; one; one = one.parentElement) {
      observer.observe(one, { box: "border-box" });
    }
    // All that are added before the next frame are measured at once.
    frame();
    frame = nextFrame(view, measure);
    return () => {
      if (!items.delete(item)) return;
      // Others stood below this one.
      if (items.size > 0) later.ask();
      else end();
    };
  };
}

/**
 * Between which two positions nothing is to be shown; not around this one where an item is too near
 * to one of its own to wait.
 */
function gapAround(
  top: number,
  items: ReadonlyMap<ScrollItem, readonly number[]>,
): [before: number, after: number] {
  let before = -FARTHEST;
  let after = FARTHEST;
  for (const [item, limits] of items) {
    const near = item.near?.() ?? 0;
    for (const limit of limits) {
      if (limit <= top) before = Math.max(before, limit + near);
      if (limit >= top) after = Math.min(after, limit - near);
    }
  }
  return [before, after];
}
