import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { dayofweekRule } from "./dayofweek.ts";

const DAY = 86_400_000;
const MONDAY = Date.UTC(2024, 5, 3);
const on = (text: string, ...accept: (string | number)[]): boolean =>
  ruleHolds(dayofweekRule, text, { accept });

test("days run from Monday, 1, to Sunday, 7 [CF-055]", () => {
  expect(on("2024-06-03", 1)).toBe(true);
  expect(on("2024-06-03", 2, 3, 4, 5, 6, 7)).toBe(false);
  for (let day = 1; day <= 7; day += 1) expect(on(`2024-06-0${day + 2}`, day)).toBe(true);
});

test("Sunday is 7 and nothing else [CF-056]", () => {
  expect(on("2024-06-02", 7)).toBe(true);
  expect(on("2024-06-02", 0, 1, 2, 3, 4, 5, 6)).toBe(false);
});

test("days may come as digits", () => {
  expect(on("2024-06-03", "1")).toBe(true);
  expect(on("2024-06-03", "01")).toBe(true);
});

test("what is no date is on no day; blanks and files are passed over", () => {
  expect(on("x", 1, 2, 3, 4, 5, 6, 7)).toBe(false);
  expect(on("2023-02-29", 1, 2, 3, 4, 5, 6, 7)).toBe(false);
  expect(on("2024-06-03")).toBe(false);
  expect(ruleHolds(dayofweekRule, ["", fileOf("a")], { accept: [1] })).toBe(true);
});

test("every day is on the one day of the week that counting from a Monday says", () => {
  assert(
    property(integer({ min: -700_000, max: 2_900_000 }), (days) => {
      const text = new Date(MONDAY + days * DAY).toISOString().slice(0, 10);
      const day = (((days % 7) + 7) % 7) + 1;
      const found = [1, 2, 3, 4, 5, 6, 7].filter((one) => on(text, one));
      expect(found).toEqual([day]);
    }),
  );
});
