import { expect, test } from "vitest";
import { fromLocalTime, toLocalTime } from "./localTime.ts";

test("a moment is written where the reader is, and read back the same", () => {
  const moment = new Date(2026, 0, 2, 3, 4).toISOString();
  expect(toLocalTime(moment)).toBe("2026-01-02T03:04");
  expect(fromLocalTime("2026-01-02T03:04")).toBe(moment);
});

test("what is no moment is empty both ways", () => {
  expect([toLocalTime(""), toLocalTime("soon")]).toEqual(["", ""]);
  expect([fromLocalTime(""), fromLocalTime("later")]).toEqual(["", ""]);
});
