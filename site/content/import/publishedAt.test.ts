import { expect, test } from "vitest";
import { FIRST_YEAR, LAST_YEAR, publishedAt } from "./publishedAt.ts";

const never = "0000-00-00 00:00:00";

test("publishedAt reads the date in UTC, else the local one, else none", () => {
  expect(publishedAt("2013-03-15 22:48:51", "2013-03-15 17:48:51")).toEqual(
    new Date("2013-03-15T22:48:51Z"),
  );
  expect(publishedAt(never, "2013-03-15 17:48:51")).toEqual(new Date("2013-03-15T17:48:51Z"));
  expect(publishedAt(never, never)).toBeNull();
  expect(publishedAt("", " ")).toBeNull();
});

test.each([
  ["a month that is none", "2013-13-01 00:00:00"],
  ["the 30th of February", "2013-02-30 00:00:00"],
  ["an hour that is none", "2013-02-01 25:00:00"],
  ["a year before the web", "1815-02-01 00:00:00"],
  ["a year of five digits", "20133-02-01 00:00:00"],
  ["words", "yesterday"],
  ["script", "<script>"],
])("publishedAt refuses %s", (_, date) => {
  expect(publishedAt(date, "")).toBe("invalid");
});

test("publishedAt takes the years 1990 to 9999, and a leap day", () => {
  expect([FIRST_YEAR, LAST_YEAR]).toEqual([1990, 9999]);
  expect(publishedAt("1990-01-01 00:00:00", "")).toBeInstanceOf(Date);
  expect(publishedAt("9999-12-31 23:59:59", "")).toBeInstanceOf(Date);
  expect(publishedAt("2024-02-29 00:00:00", "")).toBeInstanceOf(Date);
});
