/**
 * The tests of a report that passed only when they were tried again: each has a fault to be found, in
 * itself or in what it tests.
 * @param {import("./countTests.js").Report | undefined} report
 * @returns {string[]} each as "title: why it failed at first"
 */
export function listRetried(report) {
  const tests = report?.testResults.flatMap((file) => file.assertionResults) ?? [];
  return tests
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split("\n")[0]}`);
}
