import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type GridSize, type GridSpace, placeItems } from "./placeItems.ts";

const space: GridSpace = {
  layoutStyle: "masonry",
  width: 300,
  columnGap: 0,
  rowGap: 0,
  isRtl: false,
};

const sized = (...sizes: [width: number, height: number][]): GridSize[] =>
  sizes.map(([width, height]) => ({ width, height }));

/** Items of three columns, 100 px wide each. */
const tall = (...heights: number[]): GridSize[] =>
  heights.map((height) => ({ width: 100, height }));

const FIVE = tall(50, 80, 30, 40, 20);

// Worked by hand.
test.each<[string, GridSize[], Partial<GridSpace>, [number, number][], number]>([
  [
    "masonry puts each item into the shortest column",
    FIVE,
    {},
    [
      [0, 0],
      [100, 0],
      [200, 0],
      [200, 30],
      [0, 50],
    ],
    80,
  ],
  [
    "of columns as short, the leftmost counts",
    tall(40, 40, 40, 10, 10, 10),
    {},
    [
      [0, 0],
      [100, 0],
      [200, 0],
      [0, 40],
      [100, 40],
      [200, 40],
    ],
    50,
  ],
  [
    "a part of a pixel makes no column shorter",
    tall(40.7, 40.2, 40, 10, 10),
    {},
    [
      [0, 0],
      [100, 0],
      [200, 0],
      [0, 40.7],
      [100, 40.2],
    ],
    50.7,
  ],
  [
    "a wide item lies over as many columns as it needs, where it lies highest",
    sized([100, 90], [100, 20], [100, 50], [200, 30], [100, 10]),
    {},
    [
      [0, 0],
      [100, 0],
      [200, 0],
      [100, 50],
      [100, 80],
    ],
    90,
  ],
  [
    "a column is as wide as the narrowest item, also where a wide one comes first",
    sized([200, 40], [100, 60], [100, 10], [100, 10]),
    {},
    [
      [0, 0],
      [200, 0],
      [0, 40],
      [100, 40],
    ],
    60,
  ],
  [
    "an item wider than the grid takes all of it",
    sized([100, 20], [450, 30], [100, 20], [100, 5]),
    {},
    [
      [0, 0],
      [0, 20],
      [0, 50],
      [100, 50],
    ],
    70,
  ],
  [
    "items that are all wider than the grid lie one below the other",
    sized([400, 20], [400, 30]),
    {},
    [
      [0, 0],
      [0, 20],
    ],
    50,
  ],
  [
    "a third is a third, although browsers round it",
    sized([33.34, 10], [33.34, 10], [33.34, 10], [66.67, 10], [33.33, 5]),
    { width: 100 },
    [
      [0, 0],
      [33.33, 0],
      [66.66, 0],
      [0, 10],
      [66.66, 10],
    ],
    20,
  ],
  [
    "gaps stand between items only",
    tall(50, 80, 30, 40),
    { width: 320, columnGap: 10, rowGap: 5 },
    [
      [0, 0],
      [110, 0],
      [220, 0],
      [220, 35],
    ],
    80,
  ],
  [
    "masonry mirrored begins at the right",
    FIVE,
    { isRtl: true },
    [
      [200, 0],
      [100, 0],
      [0, 0],
      [0, 30],
      [200, 50],
    ],
    80,
  ],
  [
    "a wide item mirrored ends where its columns begin",
    sized([200, 40], [100, 60], [100, 10]),
    { isRtl: true },
    [
      [100, 0],
      [0, 0],
      [200, 40],
    ],
    60,
  ],
  [
    "fitRows begins a row below the highest of the one before",
    FIVE,
    { layoutStyle: "fitRows" },
    [
      [0, 0],
      [100, 0],
      [200, 0],
      [0, 80],
      [100, 80],
    ],
    120,
  ],
  [
    "fitRows takes items as wide as they are",
    sized([120, 10], [130, 20], [60, 5], [300, 5], [10, 5]),
    { layoutStyle: "fitRows" },
    [
      [0, 0],
      [120, 0],
      [0, 20],
      [0, 25],
      [0, 30],
    ],
    35,
  ],
  [
    "fitRows lets an item wider than the grid have a row",
    sized([100, 10], [500, 20], [100, 5]),
    { layoutStyle: "fitRows" },
    [
      [0, 0],
      [0, 10],
      [0, 30],
    ],
    35,
  ],
  [
    "fitRows keeps gaps",
    tall(10, 10, 10, 10),
    { layoutStyle: "fitRows", width: 320, columnGap: 10, rowGap: 5 },
    [
      [0, 0],
      [110, 0],
      [220, 0],
      [0, 15],
    ],
    25,
  ],
  [
    "fitRows mirrored begins at the right",
    FIVE,
    { layoutStyle: "fitRows", isRtl: true },
    [
      [200, 0],
      [100, 0],
      [0, 0],
      [200, 80],
      [100, 80],
    ],
    120,
  ],
  ["without items there is no height", [], {}, [], 0],
])("%s", (...[, items, more, places, height]) => {
  const { placed, height: total } = placeItems(items, { ...space, ...more });
  expect(placed.map(({ x, y }) => [round(x), round(y)])).toEqual(places);
  expect(round(total)).toBe(height);
});

describe("Whatever the sizes", () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 400 }),
    height: fc.integer({ min: 0, max: 300 }),
  });
  const anySpace = fc.record({
    layoutStyle: fc.constantFrom("masonry" as const, "fitRows" as const),
    width: fc.integer({ min: 1, max: 1200 }),
    columnGap: fc.integer({ min: 0, max: 30 }),
    rowGap: fc.integer({ min: 0, max: 30 }),
    isRtl: fc.boolean(),
  });
  const all = fc.tuple(fc.array(size, { maxLength: 20 }), anySpace);

  test("no item lies over another by more than a pixel", () => {
    fc.assert(
      fc.property(all, ([items, where]) => {
        const { placed } = placeItems(items, where);
        for (const [index, one] of placed.entries()) {
          for (const other of placed.slice(index + 1)) expect(overlaps(one, other)).toBe(false);
        }
      }),
    );
  });

  test("all lie within the grid, but for those that are wider than it", () => {
    fc.assert(
      fc.property(all, ([items, where]) => {
        const { placed, height } = placeItems(items, where);
        for (const one of placed) {
          expect(one.y).toBeGreaterThanOrEqual(0);
          expect(one.y + one.height).toBeLessThanOrEqual(height);
          if (one.width > where.width) continue;
          // Two roundings may add up.
          expect(one.x).toBeGreaterThanOrEqual(-2);
          expect(one.x + one.width).toBeLessThanOrEqual(where.width + 2);
        }
      }),
    );
  });
});

const round = (value: number): number => Math.round(value * 100) / 100;

type Box = GridSize & { x: number; y: number };

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x + one.width > other.x + 1 &&
    other.x + other.width > one.x + 1 &&
    one.y + one.height > other.y + 1 &&
    other.y + other.height > one.y + 1
  );
}
