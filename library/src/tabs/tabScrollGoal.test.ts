import { expect, test } from "vitest";
import { TAB_OFFSET, tabScrollGoal } from "./tabScrollGoal.ts";
import { TAB_SCROLL_MIN_WIDTH } from "./wantsScroll.ts";

test("the numbers are those of the specification and the theme", () => {
  expect([TAB_OFFSET, TAB_SCROLL_MIN_WIDTH]).toEqual([100, 992]);
});

test("a panel comes to stand 100 px below the top, and below a header", () => {
  const place = { panelTop: 700, scrollTop: 200, headerHeight: 0 };
  expect(tabScrollGoal(place)).toBe(800);
  expect(tabScrollGoal({ ...place, headerHeight: 75 })).toBe(725);
});

test("one that is there already does not move", () => {
  expect(tabScrollGoal({ panelTop: 175, scrollTop: 500, headerHeight: 75 })).toBe(500);
});
