import { assert, nat, option, property } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { timeRule } from "./time.ts";

const holds = (...values: string[]): boolean => ruleHolds(timeRule, values);

test("hours and minutes are a time [CF-049]", () => {
  expect(holds("23:59")).toBe(true);
  expect(holds("00:00")).toBe(true);
});

test("hours, minutes and seconds are a time [CF-050]", () => {
  expect(holds("23:59:59")).toBe(true);
  expect(holds("00:00:00")).toBe(true);
});

test("24 hours, 60 minutes and 60 seconds are beyond the clock [CF-051]", () => {
  for (const text of ["24:00", "12:60", "12:00:60", "24:00:00", "99:99"]) {
    expect(holds(text), text).toBe(false);
  }
});

test("each part has two digits, and there is nothing besides", () => {
  for (const text of ["1:00", "01:0", "01:00:0", "12:30 PM", "-1:00", "12", "1230", "١٢:٣٠"]) {
    expect(holds(text), text).toBe(false);
  }
  expect(holds("12:30:45:00")).toBe(false);
});

test("each of several must be one, blanks and files are passed over", () => {
  expect(holds("12:30", "x")).toBe(false);
  expect(ruleHolds(timeRule, ["12:30", "", fileOf("a.txt")])).toBe(true);
});

test("it holds for just those numbers that a clock shows", () => {
  const part = nat(99);
  const two = (number: number): string => String(number).padStart(2, "0");
  assert(
    property(part, part, option(part), (hour, minute, second) => {
      const parts = second === null ? [hour, minute] : [hour, minute, second];
      const isOnClock = hour < 24 && minute < 60 && (second ?? 0) < 60;
      expect(holds(parts.map(two).join(":"))).toBe(isOnClock);
    }),
  );
});
