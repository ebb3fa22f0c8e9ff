import { expect, test } from "vitest";
import { listRetried } from "./listRetried.js";

test("Tests that passed at the second try are told, each with why it failed; others are not", () => {
  const tests = [
    { status: "passed", fullName: "A menu opens", failureMessages: ["Error: too late\n    at x"] },
    { status: "passed", fullName: "A menu closes", failureMessages: [] },
    { status: "failed", fullName: "A menu stays", failureMessages: ["Error: a", "Error: b"] },
  ];
  const report = { testResults: [{ status: "failed", assertionResults: tests }] };
  expect(listRetried(report)).toEqual(["A menu opens: Error: too late"]);
});

test("Where there is no report, no test was tried again", () => {
  expect(listRetried(undefined)).toEqual([]);
});
