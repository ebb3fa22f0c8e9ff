import { expect, test } from "vitest";
import { formFieldIssues } from "./formFieldIssues.ts";

type Days = { readonly min: string; readonly max: string };

function isJudged({ min, max }: Days): boolean {
  const issues = formFieldIssues({ kind: "date", name: "day", label: "Day", min, max });
  return issues.some(({ path }) => path[0] === "max");
}

test.each([
  { min: "today", max: "2020-01-01" },
  { min: "2999-01-01", max: "today+1days" },
  { min: "today+7days", max: "today+30days" },
  { min: "today-2weeks", max: "today" },
  { min: "today+2days", max: "today+1weeks" },
  { min: "today-1years", max: "today+10days" },
  { min: "2026-05-31", max: "2026-05-31" },
])("A day may be from $min to $max", (days) => {
  expect(isJudged(days)).toBe(false);
});

test.each([
  { min: "today+30days", max: "today+7days" },
  { min: "today", max: "today-1days" },
  { min: "today+2weeks", max: "today+3days" },
  { min: "2026-06-01", max: "2026-05-31" },
])("No day is from $min to $max", (days) => {
  expect(isJudged(days)).toBe(true);
});

test("The largest number is no smaller than the smallest one", () => {
  const number = { kind: "number", name: "count", label: "Count" } as const;
  expect(formFieldIssues({ ...number, min: 7, max: 30 })).toEqual([]);
  expect(formFieldIssues({ ...number, min: 30, max: 7 })).toEqual([
    { path: ["max"], message: "The largest value is smaller here than the smallest one." },
  ]);
});
