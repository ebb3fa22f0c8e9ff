/**
 * @typedef {import("./readLedger.js").Row} Row
 * @typedef {import("./collectTests.js").NamingTest} NamingTest
 * @typedef {{ id: string, decision: string }} Exception a row declared untestable, and the record
 *   of that decision as a path from the root
 *
 * @typedef {object} Evidence
 * @property {readonly Row[]} rows
 * @property {readonly NamingTest[]} tests
 * @property {readonly Exception[]} exceptions
 * @property {(path: string) => boolean} hasFile whether the project has this file
 *
 * @typedef {object} Judgement
 * @property {Map<string, NamingTest[]>} observed by row, the passing tests that count for it
 * @property {Map<string, string>} untestable by row, the decision
 * @property {string[]} problems rules that were broken
 * @property {string[]} notes passing tests that name a row and do not count for it
 */

/** How many rows may be declared untestable in all. */
export const MOST_EXCEPTIONS = 10;

/** For each kind of check, whether a passing test may observe it, and what it would take. */
const KINDS = {
  browser: {
    /** @param {NamingTest} test */
    counts: ({ project }) => project === "browser" || project === "journeys",
    needs: "a test that runs in Chromium",
  },
  wire: {
    /** @param {NamingTest} test */
    counts: ({ hasCaptured }) => hasCaptured,
    needs: "a test that captures a request (tests/support/capture.ts)",
  },
  server: {
    /** @param {NamingTest} test */
    counts: ({ project, hasAnswer }) => hasAnswer && (project === "http" || project === "journeys"),
    needs: "a test of http or journeys that reads a real answer (tests/support/answered.ts)",
  },
  unit: { counts: () => true, needs: "any test" },
};

/**
 * Decides which rows are observed by a passing test of the right kind.
 * @param {Evidence} evidence
 * @returns {Judgement}
 */
export function judge({ rows, tests, exceptions, hasFile }) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  /** @type {Judgement} */
  const judgement = { observed: new Map(), untestable: new Map(), problems: [], notes: [] };
  for (const test of tests) for (const id of test.ids) judgeNaming(test, id, { byId, judgement });
  for (const { id, decision } of exceptions) {
    const problem = findProblem({ id, decision }, { byId, judgement, hasFile });
    if (problem) judgement.problems.push(`docs/conformance-exceptions.json: ${problem}.`);
    else judgement.untestable.set(id, decision);
  }
  if (exceptions.length > MOST_EXCEPTIONS) {
    judgement.problems.push(
      `docs/conformance-exceptions.json: ${exceptions.length} rows are declared untestable; ${MOST_EXCEPTIONS} is the most.`,
    );
  }
  return judgement;
}

/**
 * @param {NamingTest} test
 * @param {string} id
 * @param {{ byId: Map<string, Row>, judgement: Judgement }} context
 */
function judgeNaming(test, id, { byId, judgement }) {
  const row = byId.get(id);
  const name = `${test.file}: "${test.fullName}"`;
  if (!row) {
    judgement.problems.push(`${name} names ${id}, which the ledger does not have.`);
  } else if (test.isPassed && KINDS[row.kind].counts(test)) {
    judgement.observed.set(id, [...(judgement.observed.get(id) ?? []), test]);
  } else if (test.isPassed) {
    judgement.notes.push(
      `${name} does not count for ${id}, whose check says ${row.kind}: it takes ${KINDS[row.kind].needs}.`,
    );
  }
}

/**
 * @param {Exception} exception
 * @param {{ byId: Map<string, Row>, judgement: Judgement, hasFile(path: string): boolean }} context
 */
function findProblem({ id, decision }, { byId, judgement, hasFile }) {
  if (!byId.has(id)) return `${id} is not in the ledger`;
  if (judgement.untestable.has(id)) return `${id} is there twice`;
  if (judgement.observed.has(id)) return `${id} is declared untestable, and a test observes it`;
  if (!decision.startsWith("docs/decisions/") || !hasFile(decision)) {
    return `${id} needs a decision record, and "${decision}" is no file in docs/decisions/`;
  }
  return "";
}
