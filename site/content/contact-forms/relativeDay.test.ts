import { expect, test } from "vitest";
import { calendarDay, isCalendarDay, isRelativeDay } from "./relativeDay.ts";

const TODAY = new Date("2026-11-23T23:59:59Z");

test.each([
  ["today", "2026-11-23"],
  ["today+30days", "2026-12-23"],
  ["today-2days", "2026-11-21"],
  ["today+2weeks", "2026-12-07"],
  ["today+1months", "2026-12-23"],
  ["today-1years", "2025-11-23"],
  ["2024-02-29", "2024-02-29"],
])("%s is %s", (text, day) => {
  expect(calendarDay(text, TODAY)).toBe(day);
});

test("a month that is shorter rolls over, as the old system's days do", () => {
  expect(calendarDay("today+1months", new Date("2026-01-31T00:00:00Z"))).toBe("2026-03-03");
});

test.each(["2026-02-29", "2026-13-01", "26-01-01", "today", ""])(
  "%j is no day of a calendar",
  (text) => {
    expect(isCalendarDay(text)).toBe(false);
  },
);

test.each([
  "tomorrow",
  "today+days",
  "today+1day",
  "today 1days",
  "today+123456days",
  "2026-01-01",
])("%j is no day counted from today", (text) => expect(isRelativeDay(text)).toBe(false));
