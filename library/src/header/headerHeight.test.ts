import { describe, expect, test } from "vitest";
import { headerHeight, SHRINK_PACE, shrinkEnd } from "./headerHeight.ts";

/** The header that was measured in the theme: 90 px below a line of 30. */
const MEASURED = { base: 90, least: 45, from: 0 };
const LINE = 30;

describe("headerHeight", () => {
  test.each([
    [0, 120],
    [1, 119.5],
    [20, 110],
    [60, 90],
    [89, 75.5],
    [90, 75],
    [2000, 75],
  ])("scrolled by %d px, the measured header is %d px high", (scroll, height) => {
    expect(headerHeight(scroll, MEASURED) + LINE).toBe(height);
  });

  test("a page that bounces at its top leaves it as high as it is", () => {
    expect(headerHeight(-30, MEASURED)).toBe(90);
  });

  test("it loses a pixel in two, and is as low as it gets where its base height is scrolled", () => {
    expect(SHRINK_PACE).toBe(2);
    expect(shrinkEnd(MEASURED)).toBe(90);
    expect(headerHeight(shrinkEnd(MEASURED) - 0.5, MEASURED)).toBeGreaterThan(45);
  });

  test("one that waits for a line to leave the window begins there, and ends at its own height", () => {
    const above = { base: 120, least: 70, from: 40 };
    expect([0, 40, 42, 140, 141].map((scroll) => headerHeight(scroll, above))).toEqual([
      120, 120, 119, 70, 70,
    ]);
    expect(shrinkEnd(above)).toBe(140);
  });

  test("one that is to stay as high never begins", () => {
    expect(headerHeight(500, { base: 60, least: 60, from: 0 })).toBe(60);
    expect(shrinkEnd({ base: 60, least: 60, from: 0 })).toBe(0);
  });
});
