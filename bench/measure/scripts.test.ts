import { expect, test } from "vitest";
import { barOf } from "../bars.js";
import { movingBytes } from "./scripts.js";

test("sticky, parallax, typing, header and jump links fit their budget together", async () => {
  const bytes = await movingBytes();
  expect(bytes).toBeGreaterThan(3000);
  expect(bytes).toBeLessThanOrEqual(barOf("script: what moves, together")?.most ?? 0);
});
