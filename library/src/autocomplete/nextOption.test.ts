import { expect, test } from "vitest";
import { nextOption } from "./nextOption.ts";

test("arrows go through the options and, between last and first, through the field", () => {
  const walk = (step: 1 | -1): number[] => {
    const places = [-1];
    for (let time = 0; time < 5; time += 1) places.push(nextOption(places.at(-1) ?? -1, step, 3));
    return places;
  };
  expect(walk(1)).toEqual([-1, 0, 1, 2, -1, 0]);
  expect(walk(-1)).toEqual([-1, 2, 1, 0, -1, 2]);
  expect(nextOption(-1, 1, 0)).toBe(-1);
});
