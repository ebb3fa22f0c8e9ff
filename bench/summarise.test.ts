import { expect, test } from "vitest";
import { summarise } from "./summarise.js";

test("a figure is the median of its runs with the least and the most", () => {
  const sample = { name: "a", unit: "ms", values: [30, 9, 100] } as const;
  expect(summarise({ ...sample, values: [...sample.values] })).toEqual({
    name: "a",
    unit: "ms",
    median: 30,
    min: 9,
    max: 100,
    runs: 3,
  });
});

test("between two middle runs stands their mean, rounded as the unit asks", () => {
  expect(summarise({ name: "a", unit: "ms", values: [1, 2, 3, 100] }).median).toBe(3);
  expect(summarise({ name: "a", unit: "ms/frame", values: [0.1, 0.2] }).median).toBe(0.15);
});

test("a measurement without a run is a mistake, not a zero", () => {
  expect(() => summarise({ name: "a", unit: "ms", values: [] })).toThrow("in no run");
});
