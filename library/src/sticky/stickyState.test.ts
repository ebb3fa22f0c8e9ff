import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ScrollState } from "../browser/createScrollHub.ts";
import { type StickyBox, stickyLimits } from "./stickyLimits.ts";
import { NORMAL, type StickyLimits, type StickyState, stickyState } from "./stickyState.ts";

const WINDOW = { height: 800, documentHeight: 5000 };
/** At the page's bottom the window is scrolled so far. */
const BOTTOM = 4200;

const aBox: StickyBox = {
  top: 600,
  left: 0,
  width: 300,
  height: 100,
  reach: Number.NEGATIVE_INFINITY,
  end: Number.POSITIVE_INFINITY,
  canFix: true,
};

type Kind = Partial<StickyBox> & {
  isHeader?: boolean;
  at?: number;
  mode?: "sticky" | "appear";
  position?: "top" | "bottom";
};

function limitsOf({ at = 24, mode = "sticky", position = "top", isHeader = false, ...box }: Kind) {
  return stickyLimits({ box: { ...aBox, ...box }, at, mode, position, isHeader }, WINDOW);
}

const scrolled = (top: number, direction: ScrollState["direction"] = "down"): ScrollState => ({
  top,
  direction,
});

/** The states on the way through these positions, as words. */
function way(kind: Kind, positions: readonly number[]): string[] {
  const limits = limitsOf(kind);
  if (!limits) return ["never"];
  let state: StickyState = NORMAL;
  let last = 0;
  return positions.map((top) => {
    state = stickyState(state, scrolled(top, top >= last ? "down" : "up"), limits);
    last = top;
    const { stuck, hold, hidden } = state;
    return `${top} ${stuck ? "stuck" : "normal"} ${hold}${hidden ? " hidden" : ""}`;
  });
}

/** At the bottom of the window, 20 px from its edge: 800 - 20 - 100. */
const BOTTOM_AT = 680;

describe("stickyState", () => {
  test.each<[string, Kind, string[]]>([
    [
      "the top: sticks one pixel beyond P - T, and lets go at it",
      {},
      [
        "575 normal free",
        "576 normal free",
        "577 stuck fixed",
        "3000 stuck fixed",
        "577 stuck fixed",
        "576 normal free",
        "575 normal free",
      ],
    ],
    [
      "a header sticks at that pixel itself, and lets go before it",
      { isHeader: true },
      [
        "575 normal free",
        "576 stuck fixed",
        "577 stuck fixed",
        "576 stuck fixed",
        "575 normal free",
      ],
    ],
    [
      "a header at the top of the page is stuck from the start",
      { isHeader: true, top: 0, at: 0 },
      ["0 stuck fixed", "1 stuck fixed", "0 stuck fixed"],
    ],
    [
      "the bottom: what the first window shows whole is stuck from the start",
      { position: "bottom", at: BOTTOM_AT },
      ["0 stuck fixed", "100 stuck fixed"],
    ],
    [
      "the bottom: one pixel beyond P + H + value - 800, and lets go at it",
      { position: "bottom", at: BOTTOM_AT, top: 2000 },
      ["1319 normal free", "1320 normal free", "1321 stuck fixed", "1320 normal free"],
    ],
    [
      "the bottom: hidden half a pixel before the page's end, and back off it",
      { position: "bottom", at: BOTTOM_AT, top: 2000 },
      [
        "4199 stuck fixed",
        "4199.5 stuck fixed hidden",
        "4200 stuck fixed hidden",
        "4199 stuck fixed",
      ],
    ],
    [
      "the bottom: hidden where its way ends, and back off it",
      { position: "bottom", at: BOTTOM_AT, top: 2000, end: 3000 },
      [
        "2219 stuck fixed",
        "2219.5 stuck fixed hidden",
        "2220 stuck ended hidden",
        "3000 stuck ended hidden",
        "2219 stuck fixed",
      ],
    ],
    [
      "an end: held until its bottom edge is there, and left there",
      { end: 1500 },
      [
        "577 stuck fixed",
        "1375 stuck fixed",
        "1376 stuck ended",
        "4000 stuck ended",
        "1375 stuck fixed",
      ],
    ],
    ["an end that leaves no way: never", { end: 700 }, ["never"]],
    ["an end above the element: never", { end: 100 }, ["never"]],
    [
      "in its own parent the browser holds it all the way",
      { end: 1500, reach: 1500 },
      [
        "0 normal sticky",
        "577 stuck sticky",
        "1376 stuck sticky",
        "4000 stuck sticky",
        "0 normal sticky",
      ],
    ],
    [
      "an end before its parent's: the browser holds it until there",
      { end: 1500, reach: 5000 },
      [
        "0 normal sticky",
        "1375 stuck sticky",
        "1376 stuck ended",
        "4200 stuck ended",
        "577 stuck sticky",
      ],
    ],
    [
      "beyond its parent it is fixed, a window's height early",
      { reach: 3000 },
      [
        "577 stuck sticky",
        "2075 stuck sticky",
        "2076 stuck fixed",
        "4000 stuck fixed",
        "2075 stuck sticky",
      ],
    ],
    [
      "in a short parent it is fixed as soon as it is stuck",
      { reach: 720 },
      ["576 normal sticky", "577 stuck fixed", "576 normal sticky"],
    ],
    [
      "a parent as long as the page does for all of it",
      { reach: 4950 },
      ["577 stuck sticky", "4200 stuck sticky"],
    ],
    [
      "where fixed does not hold, it goes as far as its parent does",
      { reach: 1500, canFix: false },
      ["577 stuck sticky", "4000 stuck sticky"],
    ],
    ["appear: where fixed does not hold: never", { mode: "appear", canFix: false }, ["never"]],
    ["where neither holds: never", { canFix: false }, ["never"]],
    [
      "appear: goes with the page, is hidden beyond P + H - T, comes on the way up",
      { mode: "appear", top: 0, at: 0, isHeader: true },
      [
        "0 normal free",
        "100 normal free",
        "101 stuck fixed hidden",
        "900 stuck fixed hidden",
        "899 stuck fixed",
        "50 stuck fixed",
        "60 stuck fixed hidden",
        "1 stuck fixed",
        "0 normal free",
      ],
    ],
    [
      "appear: in its place where the page begins, whatever its distance from the top",
      { mode: "appear", top: 0, at: 30 },
      ["70 normal free", "71 stuck fixed hidden", "20 stuck fixed", "0 normal free"],
    ],
  ])("%s", (_, kind, expected) => {
    const positions = expected.map((line) => Number.parseFloat(line));
    expect(way(kind, positions)).toEqual(expected[0] === "never" ? ["never"] : expected);
  });

  test("a page that does not scroll hides nothing", () => {
    const limits = stickyLimits(
      { box: aBox, at: BOTTOM_AT, mode: "sticky", position: "bottom", isHeader: false },
      { height: 800, documentHeight: 800 },
    );
    expect(limits && stickyState(NORMAL, scrolled(0), limits).hidden).toBe(false);
  });

  test("an element that could be seen nowhere but at the page's bottom is not hidden there", () => {
    const kind = { position: "bottom", at: BOTTOM_AT, top: BOTTOM + BOTTOM_AT - 0.25 } as const;
    expect(way(kind, [BOTTOM])).toEqual([`${BOTTOM} stuck fixed`]);
  });

  test("where nothing changes it gives the state that it was given", () => {
    const limits = limitsOf({}) as StickyLimits;
    const stuck = stickyState(NORMAL, scrolled(1000), limits);
    expect(stickyState(stuck, scrolled(1001), limits)).toBe(stuck);
    expect(stickyState(NORMAL, scrolled(3), limits)).toBe(NORMAL);
  });

  test("whatever the way there, position and direction alone decide; only appear remembers", () => {
    const positions = fc.array(fc.integer({ min: 0, max: BOTTOM }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(
        positions,
        fc.integer({ min: 0, max: 4000 }),
        fc.boolean(),
        (path, top, isBottom) => {
          const kind: Kind = { top, ...(isBottom && { position: "bottom", at: BOTTOM_AT }) };
          const last = path.at(-1) as number;
          expect(way(kind, path).at(-1)).toBe(way(kind, [last])[0]);
        },
      ),
    );
  });
});
