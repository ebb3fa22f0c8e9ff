import { adminBarHeight } from "../browser/adminBarHeight.ts";
import { debounce } from "../browser/debounce.ts";
import { listen } from "../browser/listen.ts";
import { nextFrame } from "../browser/nextFrame.ts";
import { type ScreenType, screenType } from "../browser/screenType.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { HOLD } from "./createStickyLook.ts";
import { type Stackable, stackTops } from "./stackTops.ts";
import type { StickyScroll } from "./stickyState.ts";

/** Milliseconds of quiet before what a change of size moved is measured (specification, section 9). */
export const STICKY_RESIZE_DELAY = 50;

/** The window when elements are measured, in CSS pixels. */
export type StickyWindow = {
  /** How far it is scrolled. */
  readonly top: number;
  readonly height: number;
  readonly documentHeight: number;
  /** How much of its top the bar of a signed-in user covers. */
  readonly covered: number;
  readonly screen: ScreenType;
};

/** An element in its own place. */
export type Measured = Stackable & {
  readonly element: HTMLElement;
  /** Prepares it to stick so far from the top of the window. */
  readonly settle: (at: number) => void;
};

export type StickyItem = {
  readonly element: HTMLElement;
  /** Lets the element stand where it would without us, and never stick until it is settled. */
  readonly release: () => void;
  /** Measures it there, and writes nothing. Undefined where it is not to stick at present. */
  readonly measure: (window: StickyWindow) => Measured | undefined;
  /**
   * Shows what follows from this scroll position.
   * @param isReleased whether it stands as `release` left it
   * @returns the scroll positions at which something changes
   */
  readonly update: (scroll: StickyScroll, isReleased?: boolean) => readonly number[];
};

type AddItem = (item: StickyItem) => Stop;

const pages = new WeakMap<Window, AddItem>();

/**
 * Follows an element: its state in the next frame and in each that scrolls, its measures whenever
 * something around it changes in size. All elements of a window are measured together, so that the
 * page is laid out twice for any number of them; and a frame that scrolls past none of the positions
 * where one of them changes looks at none of them.
 */
export function addToPage(item: StickyItem): Stop {
  const view = windowOf(item.element);
  const add = pages.get(view) ?? createPage(view);
  pages.set(view, add);
  return add(item);
}

function createPage(view: Window & typeof globalThis): AddItem {
  const items = new Set<StickyItem>();
  let last: StickyScroll = { top: topOf(view), direction: "down" };
  // Nothing changes between these two positions.
  let before = 0;
  let after = 0;
  let isNew = false;
  let frame: Stop = () => {};
  let end: Stop = () => {};

  /** @returns whether the window goes the other way now */
  const readScroll = (): boolean => {
    const was = last;
    const top = topOf(view);
    if (top !== was.top) last = { top, direction: top > was.top ? "down" : "up" };
    return last.direction !== was.direction;
  };
  const update = (isReleased?: boolean): void => {
    const { top } = last;
    const limits = [...items].flatMap((item) => item.update(last, isReleased));
    before = Math.max(...limits.filter((limit) => limit <= top));
    after = Math.min(...limits.filter((limit) => limit >= top));
  };
  const measure = (): void => {
    readScroll();
    measureAll(view, items);
    update(true);
  };
  // Heard once a frame, before it is drawn.
  const scroll = (): void => {
    if (readScroll() || last.top <= before || last.top >= after) update();
  };
  const later = debounce(STICKY_RESIZE_DELAY, measure);
  /** A motion around an element, as of an entrance, moved it while it was measured. */
  const moved = ({ target }: Event): void => {
    if ((target as Element).querySelector(`[${HOLD}]`)) later.ask();
  };
  const observer = new view.ResizeObserver(() => {
    // It tells of the first size, too, which is what an element is measured with.
    if (!isNew) later.ask();
    isNew = false;
  });
  const begin = (): Stop =>
    stopAll(
      later.stop,
      () => observer.disconnect(),
      () => frame(),
      listen(view, { resize: later.ask, scroll }, { passive: true }),
      listen(view.document, { transitionend: moved, animationend: moved }),
    );
  return (item) => {
    if (items.size === 0) end = begin();
    items.add(item);
    isNew = true;
    // Whatever moves it changes the size of something that it stands in.
    for (let one: Element | null = item.element; one; one = one.parentElement) {
      observer.observe(one, { box: "border-box" });
    }
    // All that are added before the next frame are measured at once.
    frame();
    frame = nextFrame(view, measure);
    return () => {
      items.delete(item);
      // Others stood below this one.
      if (items.size > 0) later.ask();
      else end();
    };
  };
}

function measureAll(view: Window, items: ReadonlySet<StickyItem>): void {
  for (const { release } of items) release();
  const window = readWindow(view);
  const found = [...items].flatMap((item) => item.measure(window) ?? []);
  const elements = new Set<Element>(found.map(({ element }) => element));
  for (const [one, at] of stackTops(found, window.height)) {
    // What is inside a sticky element goes with it.
    if (!isWithin(one.element, elements)) one.settle(at);
  }
}

function isWithin({ parentElement }: Element, elements: ReadonlySet<Element>): boolean {
  return (
    parentElement !== null && (elements.has(parentElement) || isWithin(parentElement, elements))
  );
}

function readWindow(view: Window): StickyWindow {
  const { document, innerHeight, innerWidth } = view;
  return {
    top: topOf(view),
    height: innerHeight,
    documentHeight: document.documentElement.scrollHeight,
    covered: adminBarHeight(document),
    screen: screenType(innerWidth),
  };
}

// Browsers that bounce at the top report negative positions.
const topOf = (view: Window): number => Math.max(0, view.scrollY);
