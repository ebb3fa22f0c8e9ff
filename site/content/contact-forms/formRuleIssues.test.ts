import { expect, test } from "vitest";
import { formRuleIssues } from "./formRuleIssues.ts";

const at = (rule: Parameters<typeof formRuleIssues>[0]) =>
  formRuleIssues(rule).map(({ path }) => path.join("."));

test.each([
  ["minlength", "ten"],
  ["maxlength", "1,5"],
  ["maxlength", -1],
  ["minitems", "1.5"],
  ["maxitems", ""],
  ["minnumber", "1,5"],
  ["maxnumber", "10 €"],
  ["maxnumber", undefined],
  ["mindate", "01.06.2026"],
  ["maxdate", "2026-02-30"],
  ["mindate", "today+7days"],
])("A rule %s cannot be limited by %j", (rule, threshold) => {
  expect(at({ rule, ...(threshold !== undefined && { threshold }) })).toEqual(["threshold"]);
});

test.each([
  ["minlength", "10"],
  ["maxlength", 0],
  ["maxitems", 3],
  ["minnumber", "-2.5"],
  ["maxnumber", 1.5],
  ["mindate", "2026-06-01"],
  ["email", "whatever"],
])("A rule %s can be limited by %j", (rule, threshold) => {
  expect(at({ rule, threshold })).toEqual([]);
});

test("A step is above nothing", () => {
  for (const interval of ["0", "a", -1]) {
    expect(at({ rule: "stepnumber", interval })).toEqual(["interval"]);
  }
  expect(at({ rule: "stepnumber", interval: "0.5" })).toEqual([]);
});

test("Days of the week are at least one", () => {
  expect(at({ rule: "dayofweek", accept: [] })).toEqual(["accept"]);
  expect(at({ rule: "dayofweek" })).toEqual(["accept"]);
  expect(at({ rule: "dayofweek", accept: [1, "7"] })).toEqual([]);
});

test("Rules inside others are judged, too", () => {
  const rules = [{ rule: "email" }, { rule: "minlength", threshold: "x" }];
  expect(at({ rule: "any", rules })).toEqual(["rules.1.threshold"]);
});
