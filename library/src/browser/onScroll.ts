import { listen } from "./listen.ts";
import { nextFrame } from "./nextFrame.ts";
import { reportError } from "./reportError.ts";
import type { Stop } from "./stop.ts";
import { windowOf } from "./windowOf.ts";

export type Scroll = {
  /** How far the window is scrolled, in CSS pixels, never below 0. */
  readonly top: number;
  /** Where the last movement went; "down" before the first. */
  readonly direction: "down" | "up";
  /** Whether this frame is the first one in that direction. */
  readonly directionChanged: boolean;
};

export type ScrollReader<T> = {
  /** Measures, and writes nothing. */
  readonly read: (scroll: Scroll) => T;
  /** Applies what was measured, and measures nothing. */
  readonly write: (value: T, scroll: Scroll) => void;
};

type Turn = { measure(scroll: Scroll): void; apply(scroll: Scroll): void };
type Hub = { add(turn: Turn): Stop };

const hubs = new WeakMap<Window, Hub>();

/**
 * Follows the scrolling of an element's window: in the next frame, then in each frame that
 * scrolls. All readers of a window share one listener and one frame, where every read comes before
 * every write, so that the page is laid out once. A reader that throws is named and left out.
 */
export function onScroll<T>(element: Element, { read, write }: ScrollReader<T>): Stop {
  const view = windowOf(element);
  const hub = hubs.get(view) ?? createHub(view);
  let value: { readonly now: T } | undefined;
  const attempt = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      value = undefined;
      reportError("scroll reader", element, error);
    }
  };
  return hub.add({
    measure: (scroll) =>
      attempt(() => {
        value = { now: read(scroll) };
      }),
    apply: (scroll) => attempt(() => value && write(value.now, scroll)),
  });
}

function createHub(view: Window): Hub {
  const turns = new Set<Turn>();
  let scroll: Scroll = { top: topOf(view), direction: "down", directionChanged: false };
  let deafen: Stop | undefined;
  let frame: Stop | undefined;
  const ask = (): void => {
    frame ??= nextFrame(view, () => {
      frame = undefined;
      scroll = nextScroll(scroll, topOf(view));
      for (const turn of turns) turn.measure(scroll);
      for (const turn of turns) turn.apply(scroll);
    });
  };
  const hub: Hub = {
    add(turn) {
      turns.add(turn);
      deafen ??= listen(view, { scroll: ask }, { passive: true });
      ask();
      return () => {
        if (!turns.delete(turn) || turns.size > 0) return;
        deafen?.();
        frame?.();
        hubs.delete(view);
      };
    },
  };
  hubs.set(view, hub);
  return hub;
}

/** What follows when the window, last seen so, is now scrolled to `top`. */
export function nextScroll(last: Scroll, top: number): Scroll {
  if (top === last.top) return { ...last, directionChanged: false };
  const direction = top > last.top ? "down" : "up";
  return { top, direction, directionChanged: direction !== last.direction };
}

// Browsers that bounce at the top report negative positions.
const topOf = (view: Window): number => Math.max(0, view.scrollY);
