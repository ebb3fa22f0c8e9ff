import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[][]} commands run one after the other, all of them, whatever fails
 * @property {string} [report] the JSON report that the tests write, from the root; without it the
 *   step counts as one check
 * @property {boolean} [together] may run beside others of this kind
 * @property {boolean} [needsChromium]
 * @property {number} [limitMs] after which a command of it is taken for hung; default COMMAND_LIMIT_MS
 * @property {boolean} [onlyByName] part of another step, so not run with all
 * @property {(root: string) => string} [whyNot] why it cannot run here, "" where it can
 */

/** Tests of the store, of HTTP, in Chromium, of two servers and of a real export take five minutes alone, fifteen where others work. */
const LONG_LIMIT_MS = 25 * 60 * 1000;

/** Nine hundred journeys take thirty minutes on two processors, more where others work there. */
const JOURNEYS_LIMIT_MS = 50 * 60 * 1000;

/**
 * What `npm test` checks, in this order.
 * @type {readonly Step[]}
 */
export const STEPS = [
  {
    name: "lint",
    commands: [
      [tool("biome"), "check", "--error-on-warnings", "--max-diagnostics=none"],
      script("scripts/checks/patterns.js"),
    ],
    together: true,
  },
  { name: "types", commands: ["library", "site", "."].map(types), together: true },
  { name: "dead-code", commands: [[tool("knip")]], together: true },
  { name: "imports", commands: [script("scripts/checks/imports.js")], together: true },
  { name: "build", commands: [[...script("scripts/build.js"), "--package"]], together: true },
  { ...tests("unit"), limitMs: LONG_LIMIT_MS },
  { ...tests("http"), limitMs: LONG_LIMIT_MS },
  { ...tests("browser"), needsChromium: true, limitMs: LONG_LIMIT_MS },
  { ...tests("journeys"), needsChromium: true, limitMs: JOURNEYS_LIMIT_MS },
  {
    ...tests("accessibility", ["--project", "journeys", "accessibility"]),
    needsChromium: true,
    onlyByName: true,
  },
  {
    ...tests("two-servers"),
    needsChromium: true,
    limitMs: LONG_LIMIT_MS,
    whyNot: whyNotTwoServers,
  },
  { ...tests("shared"), needsChromium: true, limitMs: LONG_LIMIT_MS, whyNot: whyNotShared },
  { name: "bytes", commands: [[tool("size-limit")]] },
  { name: "conformance", commands: [script("tests/conformance/report.js")] },
];

/**
 * The steps of these names, in our order; all that run by themselves where no name is given.
 * @param {readonly string[]} names
 * @returns {Step[]}
 * @throws {Error} that lists the names there are
 */
export function selectSteps(names) {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = STEPS.map((step) => step.name).join(", ");
    throw new Error(`There is no check called ${unknown.join(", ")}. There are: ${known}.`);
  }
  return STEPS.filter((step) => (names.length > 0 ? names.includes(step.name) : !step.onlyByName));
}

/** @param {string} name */
function tool(name) {
  return `node_modules/.bin/${name}`;
}

/** @param {string} file */
function script(file) {
  return [process.execPath, file];
}

/** @param {string} project */
function types(project) {
  return [tool("tsc"), "-p", project, "--noEmit"];
}

/**
 * @param {string} name
 * @param {string[]} [which]
 * @returns {Step}
 */
function tests(name, which = ["--project", name]) {
  const report = `reports/${name}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return { name, commands: [[tool("vitest"), "run", ...which, ...reporters]], report };
}

/** @param {string} root */
function whyNotShared(root) {
  return existsSync(join(root, "..", "shared"))
    ? ""
    : "the samples it reads are not on this machine";
}

/** The first of these folders that a program is found in: those of servers are not on everyone's path. */
const PROGRAMS = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];

function whyNotTwoServers() {
  if (!PROGRAMS.some((folder) => existsSync(join(folder, "nginx")))) {
    return "nginx is not installed";
  }
  const versions = "/usr/lib/postgresql";
  return PROGRAMS.some((folder) => existsSync(join(folder, "postgres"))) || existsSync(versions)
    ? ""
    : "PostgreSQL is not installed";
}
