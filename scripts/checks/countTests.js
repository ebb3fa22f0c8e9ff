/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestCase
 * @typedef {{ status: string, assertionResults: TestCase[] }} TestFile
 * @typedef {{ testResults: TestFile[] }} Report what Vitest's JSON reporter writes
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * Counts the test cases of a report. A file that failed without a failed case (it could not be
 * loaded, or a hook broke) counts as one failure; so does a run that ended badly although no case
 * failed, or without a report: an error that belongs to no test.
 * @param {Report | undefined} report
 * @param {number} code the exit code of the run
 * @returns {Counts}
 */
export function countTests(report, code) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report?.testResults ?? []) {
    const failed = file.assertionResults.filter((test) => test.status === "failed").length;
    const passed = file.assertionResults.filter((test) => test.status === "passed").length;
    counts.passed += passed;
    counts.failed += failed || (file.status === "failed" ? 1 : 0);
    counts.skipped += file.assertionResults.length - passed - failed;
  }
  if (counts.failed === 0 && (code !== 0 || !report)) counts.failed = 1;
  return counts;
}
