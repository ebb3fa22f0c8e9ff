import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  HOVER_INTERVAL,
  HOVER_SENSITIVITY,
  MENU_DELAY,
  type MenuState,
  menuState,
  SLOW_MENU_DELAY,
} from "./menuState.ts";

/** Shop holds Prints, that holds Large; Journal stands beside Shop. */
const PARENTS: Readonly<Record<string, string | undefined>> = {
  Large: "Prints",
  Prints: "Shop",
};

/** An entry and those around it. */
const pathOf = (item: string | undefined): string[] =>
  item === undefined ? [] : [item, ...pathOf(PARENTS[item])];

let told: string[];
let began: number;
let menu: MenuState<string>;

function begin(delay: number): void {
  menu = menuState({
    delay,
    parentOf: (item) => PARENTS[item],
    show: (open) => told.push(`${Date.now() - began} ${open ?? "closed"}`),
  });
}

const rest = (item: string | undefined): void => menu.move(item, { x: 50, y: 50 });

beforeEach(() => {
  vi.useFakeTimers();
  began = Date.now();
  told = [];
  begin(MENU_DELAY);
});

afterEach(() => {
  menu.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("the numbers are those of the specification", () => {
  expect([HOVER_INTERVAL, HOVER_SENSITIVITY, MENU_DELAY, SLOW_MENU_DELAY]).toEqual([
    100, 6, 200, 800,
  ]);
});

describe("a pointer", () => {
  test("that rests on an entry opens its list after 100 ms [TH-019]", () => {
    rest("Shop");
    vi.advanceTimersByTime(99);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["100 Shop"]);
  });

  test("that moves on is looked at again every 100 ms until it rests [TH-019]", () => {
    for (let x = 0; x < 350; x += 10) {
      menu.move("Shop", { x, y: 0 });
      vi.advanceTimersByTime(10);
    }
    expect(told).toEqual([]);
    // Looked at last after 300 ms, at 300 px; at 400 ms it is 40 px from there.
    vi.advanceTimersByTime(149);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["500 Shop"]);
  });

  test.each([
    [0, 5, true],
    [4, 4, true],
    [5.9, 0, true],
    [0, 6, false],
    [-6, 0, false],
    [4.3, 4.3, false],
  ])("that moves by %d and %d px between two looks opens: %s [TH-020]", (x, y, isOpened) => {
    menu.move("Shop", { x: 100, y: 100 });
    vi.advanceTimersByTime(50);
    menu.move("Shop", { x: 100 + x, y: 100 + y });
    vi.advanceTimersByTime(50);
    expect(told).toEqual(isOpened ? ["100 Shop"] : []);
  });

  test("that has gone before it was looked at opens nothing", () => {
    rest("Shop");
    vi.advanceTimersByTime(99);
    rest(undefined);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([]);
  });

  test("that leaves closes the list 200 ms later [TH-017]", () => {
    rest("Shop");
    vi.advanceTimersByTime(1000);
    rest(undefined);
    vi.advanceTimersByTime(199);
    expect(told).toEqual(["100 Shop"]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["100 Shop", "1200 closed"]);
  });

  test("that leaves a slow menu closes it 800 ms later [TH-018]", () => {
    begin(SLOW_MENU_DELAY);
    rest("Shop");
    vi.advanceTimersByTime(1000);
    rest(undefined);
    vi.advanceTimersByTime(799);
    expect(told).toEqual(["100 Shop"]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["100 Shop", "1800 closed"]);
  });

  test("that comes back in time finds the list open, however often", () => {
    rest("Shop");
    vi.advanceTimersByTime(100);
    for (let times = 0; times < 10; times += 1) {
      rest(undefined);
      vi.advanceTimersByTime(199);
      rest("Shop");
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(["100 Shop"]);
  });

  test("that wanders over others has 200 ms from where it left, not from where it was last", () => {
    rest("Shop");
    vi.advanceTimersByTime(100);
    for (let x = 0; x < 20; x += 1) {
      menu.move(x % 2 ? "Journal" : undefined, { x: x * 10, y: 0 });
      vi.advanceTimersByTime(10);
    }
    expect(told).toEqual(["100 Shop", "300 closed"]);
  });

  test("that rests on the next entry opens that one in its place", () => {
    rest("Shop");
    vi.advanceTimersByTime(100);
    rest("Journal");
    vi.advanceTimersByTime(100);
    expect(told).toEqual(["100 Shop", "200 Journal"]);
    vi.advanceTimersByTime(1000);
    expect(told).toHaveLength(2);
  });

  test("that returns from a list to the entry around it closes that list alone", () => {
    rest("Shop");
    vi.advanceTimersByTime(100);
    rest("Prints");
    vi.advanceTimersByTime(100);
    rest("Large");
    vi.advanceTimersByTime(100);
    rest("Shop");
    vi.advanceTimersByTime(200);
    expect(told).toEqual(["100 Shop", "200 Prints", "300 Large", "500 Shop"]);
  });
});

describe("what is held", () => {
  test("opens at once, and stays when the pointer comes and goes", () => {
    menu.hold("Prints");
    expect(told).toEqual(["0 Prints"]);
    expect(["Shop", "Prints", "Large"].map(menu.isHeld)).toEqual([true, true, false]);
    rest("Shop");
    vi.advanceTimersByTime(1000);
    rest(undefined);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(["0 Prints"]);
  });

  test("gives way where a pointer rests on another", () => {
    menu.hold("Shop");
    rest("Journal");
    vi.advanceTimersByTime(100);
    rest(undefined);
    vi.advanceTimersByTime(200);
    expect(told).toEqual(["0 Shop", "100 Journal", "300 closed"]);
  });

  test("what is closed stays so under a pointer that does not move on", () => {
    rest("Shop");
    vi.advanceTimersByTime(100);
    menu.hold(undefined);
    vi.advanceTimersByTime(1000);
    menu.move("Shop", { x: 51, y: 50 });
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(["100 Shop", "100 closed"]);
    rest(undefined);
    rest("Shop");
    vi.advanceTimersByTime(100);
    expect(told.at(-1)?.split(" ")[1]).toBe("Shop");
  });
});

describe("whatever a pointer does", () => {
  const steps = fc.array(
    fc.record({
      over: fc.constantFrom(undefined, "Shop", "Prints", "Large", "Journal"),
      x: fc.integer({ min: 0, max: 12 }),
      wait: fc.integer({ min: 0, max: 250 }),
    }),
    { maxLength: 40 },
  );

  test("nothing opens that it has not been over for 100 ms, and all closes once it has left", () => {
    fc.assert(
      fc.property(steps, (way) => {
        let since = 0;
        let over: string | undefined;
        let before: string | undefined;
        let isHasty = false;
        const watched = menuState<string>({
          delay: MENU_DELAY,
          parentOf: (item) => PARENTS[item],
          show(open) {
            const isNew = open !== undefined && !pathOf(before).includes(open);
            isHasty ||= isNew && (open !== over || Date.now() - since < HOVER_INTERVAL);
            before = open;
          },
        });
        for (const step of way) {
          if (step.over !== over) since = Date.now();
          over = step.over;
          watched.move(step.over, { x: step.x, y: 0 });
          vi.advanceTimersByTime(step.wait);
        }
        watched.move(undefined, { x: 0, y: 0 });
        vi.advanceTimersByTime(MENU_DELAY);
        return !isHasty && before === undefined && vi.getTimerCount() === 0;
      }),
    );
  });

  test("at rest on an entry, that one is open soon, and nothing beside it", () => {
    fc.assert(
      fc.property(steps, fc.constantFrom("Shop", "Prints", "Large", "Journal"), (way, last) => {
        begin(MENU_DELAY);
        for (const { over, x, wait } of way) {
          menu.move(over, { x, y: 0 });
          vi.advanceTimersByTime(wait);
        }
        menu.move(last, { x: 100, y: 0 });
        vi.advanceTimersByTime(MENU_DELAY + 2 * HOVER_INTERVAL);
        menu.stop();
        return told.at(-1)?.split(" ")[1] === last;
      }),
    );
  });
});
