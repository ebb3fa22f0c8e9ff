import { isAbsolute, relative, sep } from "node:path";
import { readIds } from "./readIds.js";

/**
 * @typedef {object} Case as Vitest's JSON reporter writes it
 * @property {string} title
 * @property {string} fullName
 * @property {string[]} ancestorTitles
 * @property {string} status
 * @property {Record<string, unknown>} [meta]
 * @typedef {{ testResults: { name: string, assertionResults: Case[] }[] }} Report
 *
 * @typedef {object} NamingTest a test that names rows
 * @property {string} project of Vitest
 * @property {string} file from the root, with slashes
 * @property {string} title
 * @property {string} fullName with the names of the groups it is in
 * @property {string[]} ids
 * @property {boolean} isPassed
 * @property {boolean} hasCaptured it read a request that a browser sent
 * @property {boolean} hasAnswer it read what a server answered over HTTP
 */

/** Tests that need samples from outside the project never count. */
const OUTSIDE = "tests/shared/";

/**
 * The tests that name rows, and what is wrong in how they do.
 * @param {ReadonlyMap<string, Report>} reports by project
 * @param {string} root
 * @returns {{ tests: NamingTest[], problems: string[] }}
 */
export function collectTests(reports, root) {
  const problems = [];
  const tests = [];
  for (const { project, file, found } of eachCase(reports, root)) {
    if (isElsewhere(file)) {
      problems.push(`reports/${project}.json is of another folder. Run npm test here.`);
      break;
    }
    if (file.startsWith(OUTSIDE)) continue;
    const { ids, problem } = readNames(found);
    if (problem) problems.push(`${file}: "${found.fullName}" ${problem}.`);
    else if (ids.length > 0) tests.push({ project, file, ids, ...readCase(found) });
  }
  return { tests, problems };
}

/**
 * @param {ReadonlyMap<string, Report>} reports
 * @param {string} root
 */
function* eachCase(reports, root) {
  for (const [project, { testResults }] of reports) {
    for (const { name, assertionResults } of testResults) {
      const file = relative(root, name).split(sep).join("/");
      for (const found of assertionResults) yield { project, file, found };
    }
  }
}

/** @param {string} file from the root */
function isElsewhere(file) {
  return file.startsWith("../") || isAbsolute(file);
}

/** @param {Case} found */
function readNames({ title, ancestorTitles }) {
  const inGroup = ancestorTitles.some((group) => {
    const { ids, problem } = readIds(group);
    return ids.length > 0 || problem;
  });
  return inGroup
    ? { ids: [], problem: "is in a group that names rows; only tests may" }
    : readIds(title);
}

/** @param {Case} found */
function readCase({ title, fullName, status, meta }) {
  return {
    title,
    fullName: fullName.trim(),
    isPassed: status === "passed",
    hasCaptured: meta?.captured === true,
    hasAnswer: meta?.answered === true,
  };
}
