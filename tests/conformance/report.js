import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import EXIT from "../../scripts/start/exitCodes.cjs";
import { collectTests } from "./collectTests.js";
import { conformanceText, readObserved } from "./conformanceText.js";
import { describeProbe } from "./describeProbe.js";
import { judge } from "./judge.js";
import { readLedger } from "./readLedger.js";

/*
 * `npm run conformance` joins the reports of the tests with the ledger and writes
 * docs/conformance.md. `-- --probe N [--seed S]` draws rows for a check by hand instead.
 */

/** The projects of Vitest whose tests count. */
const PROJECTS = ["unit", "http", "browser", "journeys"];
const TEXT = "docs/conformance.md";
const EXCEPTIONS = "docs/conformance-exceptions.json";

const root = process.cwd();
const { probe, seed } = readOptions();

const rows = readLedger(readFileSync(join(root, "docs/ledger.tsv"), "utf8"));
const { reports, missing } = readReports();
const { tests, problems } = collectTests(reports, root);
const judgement = judge({
  rows,
  tests,
  exceptions: readExceptions(),
  hasFile: (path) => existsSync(join(root, path)),
});

if (probe === undefined) report();
else console.log(describeProbe(rows, judgement, { count: Number(probe), seed }));

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { probe: { type: "string" }, seed: { type: "string", default: "1" } },
    });
    if (/^[1-9]\d*$/.test(values.probe ?? "1")) return values;
  } catch {
    // Told below: an unknown option, or one without its value.
  }
  console.error("Use: npm run conformance, or npm run conformance -- --probe N [--seed S].");
  process.exit(EXIT.usage);
}

function report() {
  const before = readText(TEXT);
  const committed = readCommitted();
  const text = conformanceText(rows, judgement);
  const lost = [...readObserved(committed ?? before)].filter((id) => !judgement.observed.has(id));
  const failures = [...missing, ...problems, ...judgement.problems];
  if (lost.length > 0) {
    failures.push(
      `No passing test observes ${lost.join(", ")} any more, and the count may only rise.`,
    );
  }
  if (process.env.CI === "true" && text !== before) {
    failures.push(`${TEXT} is not what the tests show. Run npm test, then commit it.`);
  }
  // Where nothing is committed, the file itself remembers what must not be lost.
  const mayWrite = missing.length === 0 && (committed !== undefined || lost.length === 0);
  if (mayWrite && text !== before) writeFileSync(join(root, TEXT), text);
  for (const note of judgement.notes) console.log(`note: ${note}`);
  console.log(
    `${judgement.observed.size} of ${rows.length} rows observed, ${judgement.untestable.size} declared untestable.`,
  );
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

function readReports() {
  /** @type {Map<string, import("./collectTests.js").Report>} */
  const reports = new Map();
  const missing = [];
  for (const project of PROJECTS) {
    const text = readText(`reports/${project}.json`);
    if (text) reports.set(project, JSON.parse(text));
    else
      missing.push(
        `There is no report of the project ${project}. Run npm test -- ${project} first.`,
      );
  }
  return { reports, missing };
}

/** @returns {import("./judge.js").Exception[]} */
function readExceptions() {
  return JSON.parse(readText(EXCEPTIONS) || "[]");
}

/** The report as last committed; undefined where there is none, or no git. */
function readCommitted() {
  try {
    return execFileSync("git", ["show", `HEAD:./${TEXT}`], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}

/** @param {string} place */
function readText(place) {
  try {
    return readFileSync(join(root, place), "utf8");
  } catch {
    return "";
  }
}
