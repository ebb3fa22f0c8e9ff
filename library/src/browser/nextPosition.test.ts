import { expect, test } from "vitest";
import { nextPosition } from "./nextPosition.ts";

/** All positions of a way in this many steps, where the goal may move. */
function way(from: number, goal: number | ((step: number) => number), steps = 100): number[] {
  const positions = [from];
  for (let step = 1; step <= steps; step += 1) {
    const passed = { before: (step - 1) / steps, now: step / steps };
    const to = typeof goal === "number" ? goal : goal(step);
    positions.push(nextPosition(positions.at(-1) ?? from, to, passed));
  }
  return positions;
}

test("a way starts where the page stands, is half done at half its time, and ends exactly at the goal", () => {
  expect(nextPosition(3000, 0, { before: 0, now: 0 })).toBe(3000);
  expect(nextPosition(3000, 0, { before: 0, now: 0.5 })).toBeCloseTo(1500);
  expect(way(3000, 0)[50]).toBeCloseTo(1500);
  expect(way(3000, 0).at(-1)).toBe(0);
  expect(way(120.5, 987.25).at(-1)).toBe(987.25);
});

test("many small steps lead along the same way as few large ones", () => {
  expect(way(0, 1000, 10)[3]).toBeCloseTo(way(0, 1000, 1000)[300] ?? 0);
});

test("time beyond its ends is held there", () => {
  expect(nextPosition(800, 0, { before: 0, now: -0.3 })).toBe(800);
  expect(nextPosition(800, 0, { before: 0, now: Number.POSITIVE_INFINITY })).toBe(0);
  expect(nextPosition(800, 30, { before: 1, now: 1.2 })).toBe(30);
});

test("it never turns back, up or down", () => {
  expect(way(5000, 0)).toEqual([...way(5000, 0)].sort((a, b) => b - a));
  expect(way(0, 5000)).toEqual([...way(0, 5000)].sort((a, b) => a - b));
});

test("a goal that moves on the way is reached all the same, without a leap", () => {
  const positions = way(0, (step) => (step < 60 ? 1000 : 1300));
  expect(positions.at(-1)).toBe(1300);
  const leaps = positions.slice(1).map((position, index) => position - (positions[index] ?? 0));
  expect(Math.max(...leaps)).toBeLessThan(30);
});
