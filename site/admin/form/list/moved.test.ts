import { expect, test } from "vitest";
import { moved } from "./moved.ts";

test.each([
  [0, 2, "bcad"],
  [2, 0, "cabd"],
  [3, 0, "dabc"],
  [1, 1, "abcd"],
  [0, 3, "bcda"],
])("what is at %i goes to %i, and the others close up", (from, to, order) => {
  expect(moved(["a", "b", "c", "d"], from, to).join("")).toBe(order);
});
