import { assert, boolean, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { placeBeside } from "./placeBeside.ts";

const view = { width: 1000, height: 600, above: false };
const anchor = { left: 100, top: 100, width: 80, height: 20 };

test("The panel stands below its anchor and begins where that begins.", () => {
  expect(placeBeside(anchor, { width: 200, height: 50 }, view)).toEqual({ left: 100, top: 120 });
});

test("It stands above where that is asked for.", () => {
  const place = placeBeside(anchor, { width: 200, height: 50 }, { ...view, above: true });
  expect(place).toEqual({ left: 100, top: 50 });
});

describe("Where the room does not suffice", () => {
  test("it goes to the other side.", () => {
    const low = { ...anchor, top: 570 };
    expect(placeBeside(low, { width: 200, height: 50 }, view).top).toBe(520);
    const high = { ...anchor, top: 10 };
    expect(placeBeside(high, { width: 200, height: 50 }, { ...view, above: true }).top).toBe(30);
  });

  test("it stays where there is more of it, and moves in.", () => {
    expect(placeBeside(anchor, { width: 200, height: 500 }, view).top).toBe(100);
  });

  test("it moves in from the window's edge.", () => {
    const right = { ...anchor, left: 950 };
    expect(placeBeside(right, { width: 200, height: 50 }, view).left).toBe(800);
  });
});

test("A panel that fits into the window is wholly in it, wherever its anchor is.", () => {
  const size = integer({ min: 0, max: 600 });
  const place = integer({ min: -2000, max: 2000 });
  const cases = record({ left: place, top: place, width: size, height: size, above: boolean() });
  assert(
    property(cases, ({ left, top, width, height, above }) => {
      const at = placeBeside({ ...anchor, left, top }, { width, height }, { ...view, above });
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.top).toBeGreaterThanOrEqual(0);
      expect(at.left + width).toBeLessThanOrEqual(view.width);
      expect(at.top + height).toBeLessThanOrEqual(view.height);
    }),
  );
});
