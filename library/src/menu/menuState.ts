import { after } from "../browser/after.ts";
import type { Stop } from "../browser/stop.ts";

/** Milliseconds between two looks at where the pointer is (specification, section 9). */
export const HOVER_INTERVAL = 100;
/** CSS pixels: a pointer that moved less between two looks is meant to open (specification, section 9). */
export const HOVER_SENSITIVITY = 6;
/** Milliseconds after which a list closes that the pointer has left (specification, section 9: drop-down menu). */
export const MENU_DELAY = 200;
/** The same for a menu that asks for the slow delay (specification, section 9: menu). */
export const SLOW_MENU_DELAY = 800;

/** In CSS pixels from the window's corner. */
export type Point = { readonly x: number; readonly y: number };

export type MenuStateOptions<Item> = {
  /** Milliseconds after which a list closes that the pointer has left. */
  readonly delay: number;
  /** The entry in whose list an entry stands; undefined at the top. */
  readonly parentOf: (item: Item) => Item | undefined;
  /** Told the innermost entry whose list is open now; those around it are open, too. */
  readonly show: (open: Item | undefined) => void;
};

export type MenuState<Item> = {
  /** The pointer is at this point, over this entry or in its list; undefined beside all of them. */
  readonly move: (over: Item | undefined, at: Point) => void;
  /** Opens this entry's list, or closes all, at once; it stays so when the pointer leaves. */
  readonly hold: (item: Item | undefined) => void;
  /** Whether an entry's list is open, and stays so when the pointer leaves. */
  readonly isHeld: (item: Item) => boolean;
  /** Ends what waits. */
  readonly stop: Stop;
};

/**
 * Which list of a menu is open. A pointer opens one once it rests: it is looked at every 100 ms, and
 * moved less than 6 px between two looks. It closes those that it has left, some time later, unless
 * it comes back; on its way through others it opens none of them.
 */
export function menuState<Item>(options: MenuStateOptions<Item>): MenuState<Item> {
  const { delay, parentOf, show } = options;
  let open: Item | undefined;
  let held = false;
  let over: Item | undefined;
  let point: Point = { x: 0, y: 0 };
  let stopLooking: Stop = () => {};
  let closing: Stop | undefined;

  const holds = (outer: Item | undefined, inner: Item | undefined): boolean =>
    inner !== undefined && (outer === inner || holds(outer, parentOf(inner)));

  function set(item: Item | undefined, isHeld: boolean): void {
    calm();
    held = isHeld && item !== undefined;
    if (open === item) return;
    open = item;
    show(item);
  }

  const calm = (): void => {
    closing?.();
    closing = undefined;
  };

  function look(): void {
    const { x, y } = point;
    stopLooking = after(HOVER_INTERVAL, () => {
      if (Math.hypot(point.x - x, point.y - y) < HOVER_SENSITIVITY) set(over, false);
      else look();
    });
  }

  /** What stays open is what also holds the place where the pointer is now. */
  function close(): void {
    let item = open;
    while (item !== undefined && !holds(item, over)) item = parentOf(item);
    set(item, false);
  }

  return {
    move(item, at) {
      point = at;
      if (item === over) return;
      over = item;
      stopLooking();
      if (item !== undefined && !holds(item, open)) look();
      if (open === undefined || held || holds(open, item)) calm();
      else closing ??= after(delay, close);
    },
    hold(item) {
      stopLooking();
      set(item, true);
    },
    isHeld: (item) => held && holds(item, open),
    stop() {
      stopLooking();
      calm();
    },
  };
}
