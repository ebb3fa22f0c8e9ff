import { expect, test } from "vitest";
import { WIDE_ABOVE } from "../browser/isWideWindow.ts";
import { TAB_OFFSET, tabScrollGoal } from "./tabScrollGoal.ts";

test("the numbers are those of the specification and the theme", () => {
  expect([TAB_OFFSET, WIDE_ABOVE]).toEqual([100, 992]);
});

test("a panel comes to stand 100 px below the top, and below a header", () => {
  const place = { panelTop: 700, scrollTop: 200, headerHeight: 0 };
  expect(tabScrollGoal(place)).toBe(800);
  expect(tabScrollGoal({ ...place, headerHeight: 75 })).toBe(725);
});

test("one that is there already does not move", () => {
  expect(tabScrollGoal({ panelTop: 175, scrollTop: 500, headerHeight: 75 })).toBe(500);
});
