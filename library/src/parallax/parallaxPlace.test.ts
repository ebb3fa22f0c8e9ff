import { expect, test } from "vitest";
import { parallaxPlace } from "./parallaxPlace.ts";

test("an element is near from 200 px before it may be seen until 200 px after, in steps of 400", () => {
  const { way, near, far } = parallaxPlace({ top: 3000, height: 150 }, 800, 0);
  expect(way).toEqual([2200, 3075]);
  expect(near).toEqual([2000, 3600]);
  expect(far).toEqual([1200, 4400]);
});

test("what may be moved far is near sooner and longer", () => {
  expect(parallaxPlace({ top: 3000, height: 150 }, 800, 300).near).toEqual([1600, 4000]);
});

test("elements side by side start and stop together", () => {
  const one = parallaxPlace({ top: 3000, height: 150 }, 800, 0);
  const other = parallaxPlace({ top: 3040, height: 90 }, 800, 0);
  expect(other.near).toEqual(one.near);
});
