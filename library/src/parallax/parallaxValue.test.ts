import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ParallaxDirection,
  type ParallaxEffect,
  type ParallaxSettings,
  parallaxDefaults,
} from "./parallaxSettings.ts";
import { parallaxValue } from "./parallaxValue.ts";

type Row = readonly [
  effect: ParallaxEffect,
  settings: Partial<ParallaxSettings>,
  /** Pairs of progress and value, worked by hand from the formulas. */
  values: readonly (readonly [progress: number, value: number])[],
];

const late = { start: 20, end: 80 };
const TABLE: readonly Row[] = [
  [
    "vertical",
    {},
    [
      [-10, 0],
      [0, 0],
      [25, -75],
      [50, -150],
      [100, -300],
      [130, -300],
    ],
  ],
  [
    "vertical",
    { direction: "out", speed: 2.5, start: 10, end: 90 },
    [
      [0, 0],
      [10, 0],
      [30, 50],
      [50, 100],
      [90, 200],
      [100, 200],
    ],
  ],
  [
    "vertical",
    { direction: "in-out" },
    [
      [0, 0],
      [25, -75],
      [50, -150],
      [75, -75],
      [100, 0],
      [120, 0],
    ],
  ],
  [
    "vertical",
    { direction: "out-in", middle: 20 },
    [
      [10, 30],
      [20, 60],
      [60, 30],
      [100, 0],
    ],
  ],
  [
    "horizontal",
    { speed: 1, ...late },
    [
      [10, 0],
      [20, 0],
      [50, -30],
      [80, -60],
      [95, -60],
    ],
  ],
  [
    "horizontal",
    { speed: 1, direction: "out", ...late },
    [
      [20, 0],
      [50, 30],
      [80, 60],
    ],
  ],
  [
    "rotate",
    { speed: 0.5 },
    [
      [0, 0],
      [40, -20],
      [100, -50],
    ],
  ],
  [
    "rotate",
    { speed: 1.5, direction: "out", start: 50 },
    [
      [40, 0],
      [50, 0],
      [60, 15],
      [100, 75],
    ],
  ],
  [
    "scale",
    {},
    [
      [0, 1],
      [50, 1.15],
      [100, 1.3],
    ],
  ],
  [
    "scale",
    { direction: "out" },
    [
      [0, 1.3],
      [50, 1.15],
      [100, 1],
    ],
  ],
  [
    "scale",
    { speed: 10, start: 20, end: 60 },
    [
      [20, 1],
      [30, 1.25],
      [40, 1.5],
      [60, 2],
      [90, 2],
    ],
  ],
  [
    "scale",
    { direction: "in-out" },
    [
      [0, 1],
      [25, 1.15],
      [50, 1.3],
      [75, 1.15],
      [100, 1],
    ],
  ],
  [
    "scale",
    { direction: "out-in" },
    [
      [0, 1.3],
      [25, 1.15],
      [50, 1],
      [75, 1.15],
      [100, 1.3],
    ],
  ],
  [
    "blur",
    { speed: 8 },
    [
      [0, 8],
      [25, 6],
      [50, 4],
      [100, 0],
    ],
  ],
  [
    "blur",
    { speed: 8, direction: "out" },
    [
      [0, 0],
      [75, 6],
      [100, 8],
    ],
  ],
  [
    "transparency",
    { speed: 8 },
    [
      [0, 0.2],
      [50, 0.6],
      [100, 1],
    ],
  ],
  [
    "transparency",
    { speed: 8, direction: "out" },
    [
      [0, 1],
      [50, 0.6],
      [100, 0.2],
    ],
  ],
  [
    "transparency",
    { speed: 8, start: 20 },
    [
      [0, 0.2],
      [20, 0.2],
      [60, 0.6],
    ],
  ],
  [
    "transparency",
    { speed: 10, direction: "in-out", middle: 20 },
    [
      [0, 0],
      [10, 0.5],
      [20, 1],
      [60, 0.5],
      [100, 0],
    ],
  ],
  [
    "3dperspective",
    { direction: "from", perspective: 500, speed: 1 },
    [
      [0, 500],
      [50, 750],
      [100, 1000],
    ],
  ],
  [
    "3dperspective",
    { direction: "from", perspective: 500, speed: 1, start: 20 },
    [
      [0, 500],
      [20, 500],
      [70, 750],
    ],
  ],
  ["3dperspective", { direction: "from", perspective: 500 }, [[100, 2000]]],
  [
    "3dperspective",
    { direction: "to" },
    [
      [0, 3000],
      [50, 1500],
      [66, 1020],
      [70, 1000],
      [100, 1000],
    ],
  ],
  [
    "3dperspective",
    { direction: "to", perspective: 50, speed: 0.1 },
    [
      [0, 100],
      [100, 100],
    ],
  ],
];

const cases = TABLE.flatMap(([effect, settings, values]) =>
  values.map(([progress, value]) => ({ effect, settings, progress, value })),
);

/** As they are read: the middle is halfway unless it is set. */
function complete(settings: Partial<ParallaxSettings>): ParallaxSettings {
  const all = { ...parallaxDefaults, ...settings };
  return { ...all, middle: settings.middle ?? (all.start + all.end) / 2 };
}

describe("parallaxValue", () => {
  test.each(cases)(
    "$effect $settings at $progress is $value",
    ({ effect, settings, progress, value }) => {
      expect(parallaxValue(effect, complete(settings), progress)).toBeCloseTo(value, 6);
    },
  );

  test("the table has the sixty values that it was meant to have", () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
  });

  const effects = fc.constantFrom<ParallaxEffect>(
    ...(["vertical", "horizontal", "rotate", "scale", "blur", "transparency"] as const),
    "3dperspective",
  );
  const settings = fc
    .record({
      speed: fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10),
      ends: fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })),
      direction: fc.constantFrom<ParallaxDirection>("in", "out", "in-out", "out-in", "from", "to"),
      perspective: fc.integer({ min: 100, max: 1000 }),
    })
    .map(({ ends: [one, other], ...rest }) =>
      complete({ ...rest, start: Math.min(one, other), end: Math.max(one, other) }),
    );

  test("before its start it holds the value at its start, after its end the one at its end", () => {
    fc.assert(
      fc.property(
        effects,
        settings,
        fc.double({ min: 0, max: 500, noNaN: true }),
        (effect, one, beyond) => {
          const at = (progress: number): number => parallaxValue(effect, one, progress);
          // Where start and end are one point, it is a step; each side still holds.
          if (one.start < one.end) expect(at(one.start - beyond)).toBe(at(one.start));
          expect(at(one.end + beyond)).toBe(at(one.end));
          expect(Number.isFinite(at(beyond))).toBe(true);
        },
      ),
    );
  });

  test("nowhere does it jump", () => {
    fc.assert(
      fc.property(
        effects,
        settings,
        fc.double({ min: -20, max: 120, noNaN: true }),
        (effect, one, progress) => {
          if (one.end - one.start < 2) return;
          const step =
            parallaxValue(effect, one, progress + 1e-6) - parallaxValue(effect, one, progress);
          expect(Math.abs(step)).toBeLessThan(0.001);
        },
      ),
    );
  });
});
