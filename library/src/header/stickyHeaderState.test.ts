import { describe, expect, test } from "vitest";
import { WIDE_ABOVE } from "../browser/isWideWindow.ts";
import { adminBarTop } from "./adminBarTop.ts";
import { stickyHeaderState } from "./stickyHeaderState.ts";

const state = (
  width: number,
  {
    height = 800,
    hasAdminBar = false,
    high = 120,
    isNarrowToo = false,
    way = "sizes" as const,
  } = {},
) => stickyHeaderState({ width, height, hasAdminBar }, { isNarrowToo, way, height: high });

describe("stickyHeaderState", () => {
  test("it sticks in windows wider than 992 px, and in others only where it is told to", () => {
    expect(WIDE_ABOVE).toBe(992);
    const widths = [320, 991, 992, 993, 1600];
    expect(widths.map((width) => state(width).sticks)).toEqual([false, false, false, true, true]);
    expect(widths.every((width) => state(width, { isNarrowToo: true }).sticks)).toBe(true);
  });

  test("the theme's own parts get smaller in wide windows only, all else in any", () => {
    expect([992, 993].map((width) => state(width).shrinks)).toEqual([false, true]);
    const slide = { isNarrowToo: true, way: "slide", height: 77 } as const;
    const window = { width: 360, height: 800, hasAdminBar: false };
    expect(stickyHeaderState(window, slide).shrinks).toBe(true);
    expect(stickyHeaderState(window, { ...slide, way: undefined }).shrinks).toBe(false);
  });

  test("one that is higher than half the window does not stick, the bar above it counted", () => {
    expect(state(1280, { height: 240 }).sticks).toBe(true);
    expect(state(1280, { height: 239 }).sticks).toBe(false);
    expect(state(1280, { height: 240, hasAdminBar: true }).sticks).toBe(false);
  });

  test("below the bar of a signed-in user it sticks as far down as that is high", () => {
    const tops = [599, 600, 781, 782, 1200].map((width) => adminBarTop(width));
    expect(tops).toEqual([0, 46, 46, 32, 32]);
    expect(state(1200, { hasAdminBar: true }).top).toBe(32);
    expect(state(1200).top).toBe(0);
  });
});
