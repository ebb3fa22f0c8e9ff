"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const EXIT = require("./exitCodes.cjs");
const { runQuietly } = require("./runQuietly.cjs");
const { StartError } = require("./StartError.cjs");

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean,
 *   optional?: boolean, devOptional?: boolean }} Locked a package as a lock file names it
 */

/**
 * True where node_modules lacks a package of package-lock.json or holds another version of it.
 * npm ends an installation by writing the lock of what it installed, so one that was cut short,
 * one without the development packages and one of an older lock file are all seen.
 * @param {string} root
 */
function needInstall(root) {
  const wanted = readPackages(path.join(root, "package-lock.json"));
  const installed = readPackages(path.join(root, "node_modules", ".package-lock.json"));
  if (!wanted || !installed) return true;
  return Object.entries(wanted).some(([place, locked]) => {
    if (place === "") return false;
    const found = installed[place];
    // Optional packages are for other systems, as a rule.
    if (!found) return !locked.optional && !locked.devOptional;
    return !isSame(found, locked) || !fs.existsSync(path.join(root, place));
  });
}

/**
 * Installs exactly what package-lock.json names, development packages included, for they build
 * the site; also where NODE_ENV is production.
 * @param {string} root
 * @throws {StartError} with npm's output
 */
async function install(root) {
  const cache = usableCache();
  const env = { ...process.env, ...cache.env };
  try {
    const npm = findNpm();
    const { ended, output } = await runQuietly(
      npm.command,
      [...npm.args, "ci", "--include=dev", "--no-audit", "--no-fund"],
      { cwd: root, env, shell: npm.shell },
    );
    if (ended) throw installError(ended, output);
  } finally {
    cache.remove();
  }
}

/**
 * @param {string} ended
 * @param {string} output
 */
function installError(ended, output) {
  return new StartError(
    `The packages this site is built with could not be installed (npm ci ${ended}), so it cannot start. ` +
      "See npm's own words above; most often the network, the disk or the rights to this folder are at fault. Then start again.",
    EXIT.installFailed,
    output,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, Locked> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * @param {Locked} found
 * @param {Locked} locked
 */
function isSame(found, locked) {
  if (locked.link) return found.link === true && found.resolved === locked.resolved;
  return found.version === locked.version && found.integrity === locked.integrity;
}

/** The npm that started us, else the one on the PATH. */
function findNpm() {
  const script = process.env.npm_execpath ?? "";
  if (path.basename(script) === "npm-cli.js") {
    return { command: process.execPath, args: [script], shell: false };
  }
  // On Windows npm is a batch file, which only a shell runs.
  return { command: "npm", args: [], shell: process.platform === "win32" };
}

/**
 * What tells npm where to keep its cache: nothing where its own place can be written, else a
 * folder for this time only.
 */
function usableCache() {
  const folder = process.env.npm_config_cache || path.join(os.homedir(), ".npm");
  if (isWritable(folder)) return { env: {}, remove() {} };
  const own = fs.mkdtempSync(path.join(os.tmpdir(), "vitrine-npm-"));
  return {
    // Without logs: npm would point to one that is removed.
    env: { npm_config_cache: own, npm_config_logs_max: "0" },
    remove: () => fs.rmSync(own, { recursive: true, force: true }),
  };
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    // Made for real: rights alone do not tell of a file system that is read-only.
    fs.rmdirSync(fs.mkdtempSync(path.join(folder, "vitrine-")));
    return true;
  } catch {
    return false;
  }
}

module.exports = { install, needInstall };
