import { expect, test } from "vitest";
import { fitScale } from "./fitScale.ts";

test("A page is made smaller to fit, never larger, and is itself until the room is known", () => {
  expect(fitScale(1280, 640)).toBe(0.5);
  expect(fitScale(360, 640)).toBe(1);
  expect(fitScale(1280, 0)).toBe(1);
});
