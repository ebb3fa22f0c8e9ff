import { expect, test } from "vitest";
import { countTests } from "./countTests.js";

function report(...files: [status: string, ...tests: string[]][]) {
  return {
    testResults: files.map(([status, ...tests]) => ({
      status,
      assertionResults: tests.map((result) => ({
        status: result,
        fullName: "",
        failureMessages: [],
      })),
    })),
  };
}

test("counts passed, failed and skipped cases over all files", () => {
  const files = report(
    ["failed", "passed", "failed", "skipped"],
    ["passed", "passed", "todo", "pending"],
  );
  expect(countTests(files, 1)).toEqual({ passed: 2, failed: 1, skipped: 3 });
});

test("counts a file that could not be loaded as a failure beside those of other files", () => {
  const files = report(["failed"], ["failed", "failed", "passed"]);
  expect(countTests(files, 1)).toEqual({ passed: 1, failed: 2, skipped: 0 });
});

test("counts a run that ended badly though every test passed as a failure", () => {
  expect(countTests(report(["passed", "passed"]), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test("counts a run without a report as a failure, whatever its exit code", () => {
  expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
