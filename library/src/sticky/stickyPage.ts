import { adminBarHeight } from "../browser/adminBarHeight.ts";
import { debounce } from "../browser/debounce.ts";
import { listen } from "../browser/listen.ts";
import { onResize } from "../browser/onResize.ts";
import { onScroll, type Scroll } from "../browser/onScroll.ts";
import { type ScreenType, screenType } from "../browser/screenType.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { type Stackable, stackTops } from "./stackTops.ts";

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

export type StickyItem = {
  readonly element: HTMLElement;
  /** Lets the element stand still where it would without us. */
  readonly release: () => void;
  /** Measures it there, and writes nothing. Undefined where it is not to stick at present. */
  readonly measure: (window: StickyWindow) => Stackable | undefined;
  /** Shows what follows, when it sticks so far from the top of the window, or not at all. */
  readonly settle: (at: number | undefined, window: StickyWindow, scroll: Scroll) => void;
  /** Lets it move again. */
  readonly loosen: () => void;
  readonly update: (scroll: Scroll) => void;
};

type StickyPage = { readonly add: (item: StickyItem) => Stop };

const pages = new WeakMap<Window, StickyPage>();

/**
 * Follows an element: its state in the next frame and in each that scrolls, its measures whenever
 * something around it changes in size. All elements of a window are measured together, so that the
 * page is laid out twice for any number of them.
 */
export function addToPage(item: StickyItem): Stop {
  const view = windowOf(item.element);
  const page = pages.get(view) ?? createPage(view);
  pages.set(view, page);
  return page.add(item);
}

function createPage(view: Window): StickyPage {
  const items = new Set<StickyItem>();
  let isStale = false;
  let last: Scroll = { top: 0, direction: "down", directionChanged: false };
  let deafen: Stop = () => {};
  const measure = (): void => {
    isStale = false;
    measureAll(view, [...items], last);
  };
  const later = debounce(STICKY_RESIZE_DELAY, measure);
  /** A motion around an element, as of an entrance, moved it while it was measured. */
  const moved = ({ target }: Event): void => {
    for (const { element } of items) {
      if (target !== element && (target as Node).contains(element)) later.ask();
    }
  };
  const forget = (item: StickyItem): void => {
    items.delete(item);
    // Others stood below this one.
    if (items.size > 0) later.ask();
    else deafen();
  };
  return {
    add(item) {
      if (items.size === 0) {
        deafen = stopAll(
          later.stop,
          listen(view, { resize: later.ask }),
          listen(view.document, { transitionend: moved, animationend: moved }),
        );
      }
      items.add(item);
      isStale = true;
      return stopAll(
        () => forget(item),
        ...around(item.element).map((one) => onChange(one, later.ask)),
        onScroll(item.element, {
          read: () => {},
          write(_, scroll) {
            last = scroll;
            // All that were added since the last frame are measured at once.
            if (isStale) measure();
            else item.update(scroll);
          },
        }),
      );
    },
  };
}

/** The element and all that it stands in: whatever moves it changes the size of one of them. */
function around(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [element, ...around(parent)] : [element];
}

/** Tells of changes only: the first size is what it is measured with. */
function onChange(element: Element, tell: () => void): Stop {
  let isFirst = true;
  return onResize(element, () => {
    if (!isFirst) tell();
    isFirst = false;
  });
}

function measureAll(view: Window, items: readonly StickyItem[], last: Scroll): void {
  for (const { release } of items) release();
  const window = readWindow(view);
  const found = items.map((item) => ({ item, one: item.measure(window) }));
  const tops = stackTops(
    found.flatMap(({ one }) => one ?? []),
    window.height,
  );
  for (const { item, one } of found) {
    // What is inside a sticky element goes with it.
    const isNested = found.some(
      (other) => other.one && other.item !== item && other.item.element.contains(item.element),
    );
    item.settle(one && !isNested ? tops.get(one) : undefined, window, { ...last, top: window.top });
  }
  // Only once the styles have been worked out does letting go start no transition.
  view.document.body.getBoundingClientRect();
  for (const { loosen } of items) loosen();
}

function readWindow({ document, innerHeight, innerWidth, scrollY }: Window): StickyWindow {
  return {
    top: Math.max(0, scrollY),
    height: innerHeight,
    documentHeight: document.documentElement.scrollHeight,
    covered: adminBarHeight(document),
    screen: screenType(innerWidth),
  };
}
