import { expect, test } from "vitest";
import { barOf } from "../bars.js";
import { LISTS_LATER, listBytes, movingBytes } from "./scripts.js";

test("sticky, parallax, typing, header and jump links fit their budget together", async () => {
  const bytes = await movingBytes();
  expect(bytes).toBeGreaterThan(3000);
  expect(bytes).toBeLessThanOrEqual(barOf("script: what moves, together")?.most ?? 0);
});

test("grid, filter and infinite scroll fit their budget together as a page opens, and grow within theirs", async () => {
  const bytes = await listBytes();
  expect(bytes).toBeGreaterThan(3000);
  expect(bytes).toBeLessThanOrEqual(barOf("script: lists, as the page opens")?.most ?? 0);
  const all = await listBytes(LISTS_LATER);
  expect(all).toBeLessThanOrEqual(barOf("script: lists, with all that is used later")?.most ?? 0);
});
