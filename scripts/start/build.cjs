"use strict";

const fs = require("node:fs");
const path = require("node:path");
const EXIT = require("./exitCodes.cjs");
const { readFingerprint, takeFingerprint } = require("./fingerprint.cjs");
const { runQuietly } = require("./runQuietly.cjs");
const { StartError } = require("./StartError.cjs");

/**
 * The built server: the module whose `run` serves the site.
 * @param {string} root
 */
function serverModule(root) {
  return path.join(root, "site", "dist", "server", "main.js");
}

/**
 * True where there is no build, or a source was saved, added or removed since.
 * @param {string} root
 */
function needBuild(root) {
  return !fs.existsSync(serverModule(root)) || readFingerprint(root) !== takeFingerprint(root);
}

/**
 * Builds library and site with scripts/build.js, which notes what it was made from.
 * @param {string} root
 * @throws {StartError} with the build's output
 */
async function build(root) {
  const { ended, output } = await runQuietly(
    process.execPath,
    [path.join(root, "scripts", "build.js")],
    { cwd: root, env: { ...process.env, NODE_ENV: "production" } },
  );
  if (ended) throw buildError(ended, output);
  if (!fs.existsSync(serverModule(root))) throw buildError("made no server", output);
}

/**
 * @param {string} ended
 * @param {string} output
 */
function buildError(ended, output) {
  return new StartError(
    `The site could not be built (the build ${ended}), so there is nothing to serve. ` +
      "Its output above names the file at fault; mend it, then start again.",
    EXIT.buildFailed,
    output,
  );
}

module.exports = { build, needBuild, serverModule };
