import { expect, test } from "vitest";
import { FADE_STEP, FADE_TIME, fadeDelay } from "./fadeDelay.ts";

test("items begin 150 ms apart, and from the eighth on all together, so that none waits for long", () => {
  expect([0, 1, 2, 6, 7, 8, 39, 999].map(fadeDelay)).toEqual([
    0, 150, 300, 900, 1050, 1050, 1050, 1050,
  ]);
  expect([FADE_STEP, FADE_TIME]).toEqual([150, 350]);
});
