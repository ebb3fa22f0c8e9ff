import { adminBarHeight } from "../browser/adminBarHeight.ts";
import { debounce } from "../browser/debounce.ts";
import { listen } from "../browser/listen.ts";
import { onResize } from "../browser/onResize.ts";
import { onScroll, type Scroll } from "../browser/onScroll.ts";
import { type ScreenType, screenType } from "../browser/screenType.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import type { StickySettings } from "./readSticky.ts";
import { stackTops } from "./stackTops.ts";
import { type StickyBox, stickyLimits } from "./stickyLimits.ts";
import type { StickyLimits } from "./stickyState.ts";

/** Milliseconds of quiet before what a change of size moved is measured (specification, section 9). */
export const STICKY_RESIZE_DELAY = 50;

export type StickyItem = {
  readonly element: HTMLElement;
  readonly settings: StickySettings;
  /** Lets the element stand where it would without us, and without any motion. */
  readonly release: () => void;
  /** Measures it there, and writes nothing. Undefined where it is not to stick at present. */
  readonly measure: (screen: ScreenType, scrollTop: number) => StickyBox | undefined;
  /** Takes what holds from now on, and shows the state that follows from it. */
  readonly settle: (limits: StickyLimits | undefined, at: number, scroll: Scroll) => void;
  /** Lets it move again. */
  readonly loosen: () => void;
  readonly update: (scroll: Scroll) => void;
};

type Found = { readonly item: StickyItem; readonly box: StickyBox };
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

function createPage(view: Window & typeof globalThis): StickyPage {
  const items = new Set<StickyItem>();
  let isStale = false;
  let last: Scroll = { top: 0, direction: "down", directionChanged: false };
  let deafen: Stop = () => {};
  const measure = (): void => {
    isStale = false;
    measureAll(view, [...items], last);
  };
  const later = debounce(STICKY_RESIZE_DELAY, measure);
  const follow = (item: StickyItem): Stop =>
    onScroll(item.element, {
      read: () => {},
      write: (_, scroll) => {
        last = scroll;
        // All that were added since the last frame are measured at once.
        if (isStale) measure();
        else item.update(scroll);
      },
    });
  /** A motion around an element, as of an entrance, moved it while it was measured. */
  const moved = ({ target }: Event): void => {
    const isAround = ({ element }: StickyItem): boolean =>
      target !== element && (target as Node).contains(element);
    if ([...items].some(isAround)) later.ask();
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
        () => {
          items.delete(item);
          if (items.size === 0) deafen();
          // Others stood below this one.
          else later.ask();
        },
        ...around(item.element).map((one) => onChange(one, later.ask)),
        follow(item),
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
  const { document } = view;
  for (const item of items) item.release();
  const scroll = { ...last, top: Math.max(0, view.scrollY) };
  const size = {
    height: view.innerHeight,
    documentHeight: document.documentElement.scrollHeight,
  };
  const screen = screenType(view.innerWidth);
  const found = withoutNested(
    items.flatMap((item) => {
      const box = item.measure(screen, view.scrollY);
      return box ? { item, box } : [];
    }),
  );
  const tops = topsOf(found, size.height, adminBarHeight(document));
  const boxes = new Map(found.map(({ item, box }) => [item, box]));
  for (const item of items) {
    const box = boxes.get(item);
    const at = tops.get(item) ?? 0;
    item.settle(box && stickyLimits({ box, at, ...item.settings }, size), at, scroll);
  }
  // Only once the styles have been worked out does letting go start no transition.
  document.documentElement.getBoundingClientRect();
  for (const item of items) item.loosen();
}

/** What is inside a sticky element goes with it. */
function withoutNested(found: readonly Found[]): Found[] {
  return found.filter(
    (one) => !found.some((other) => other !== one && other.item.element.contains(one.item.element)),
  );
}

function topsOf(
  found: readonly Found[],
  windowHeight: number,
  covered: number,
): ReadonlyMap<StickyItem, number> {
  const stackable = found.map(({ item, box }) => {
    const { mode, position, top, end } = item.settings;
    const isAtTop = position === "top";
    const stands = isAtTop && mode === "sticky";
    return {
      item,
      box,
      at: isAtTop ? top + covered : windowHeight - top - box.height,
      gives: stands && top === 0,
      stays: stands && end === "default",
    };
  });
  return new Map([...stackTops(stackable, windowHeight)].map(([{ item }, at]) => [item, at]));
}
