"use strict";

const { pathToFileURL } = require("node:url");
const { build, needBuild, serverModule } = require("./build.cjs");
const { createSteps } = require("./createSteps.cjs");
const { install, needInstall } = require("./dependencies.cjs");
const EXIT = require("./exitCodes.cjs");
const { withLock } = require("./lock.cjs");

/**
 * @typedef {import("./createSteps.cjs").Step} Step
 * @typedef {{ command: string, args: string[], step: Step, root: string }} Order what the built
 *   server is asked to do; `command` is "start" where none was given
 */

/**
 * Installs and builds where that is needed, then hands over to the built server, in this process
 * so that signals reach it directly. Ends the process with one of exitCodes.cjs where that fails.
 * @param {{ root: string, args: string[] }} options `args` are the command and its arguments
 */
async function main({ root, args }) {
  // Where the output is for a program, the steps are not in its way.
  const step = createSteps(args.includes("--json") ? process.stderr : process.stdout);
  try {
    await step(`Node ${process.versions.node}`, () => {});
    await step("packages", onlyWhere(needInstall, install, root));
    await step("build", onlyWhere(needBuild, build, root));
    process.env.NODE_ENV = "production";
    /** @type {{ run(order: Order): Promise<void> }} */
    const server = await step("server code", () => import(pathToFileURL(serverModule(root)).href));
    await server.run({ command: args[0] ?? "start", args: args.slice(1), step, root });
  } catch (error) {
    process.exit(tell(error));
  }
}

/**
 * @param {(root: string) => boolean} isNeeded
 * @param {(root: string) => Promise<void>} work
 * @param {string} root
 */
function onlyWhere(isNeeded, work, root) {
  return async (/** @type {(text: string) => void} */ note) => {
    if (!isNeeded(root)) return;
    // Asked again behind the lock: whoever held it may have done the work.
    await withLock(root, note, async () => {
      if (isNeeded(root)) await work(root);
    });
  };
}

/**
 * Says in one sentence what went wrong; the stack only with VITRINE_DEBUG=1.
 * @param {unknown} error
 * @returns {number} the exit code
 */
function tell(error) {
  const { message, stack, exitCode, details } = readError(error);
  const known = typeof exitCode === "number";
  const sentence = known
    ? message
    : `The start failed for a reason it does not know (${message}), so the site is not running. ` +
      "Set VITRINE_DEBUG=1 and start again to see where, and please report it.";
  if (details) process.stderr.write(`${details.trimEnd()}\n\n`);
  if (process.env.VITRINE_DEBUG === "1") process.stderr.write(`${stack}\n`);
  process.stderr.write(`${sentence}\n`);
  return known ? exitCode : EXIT.other;
}

/**
 * @param {unknown} error
 * @returns {{ message: string, stack?: string, exitCode?: unknown, details?: string }}
 */
function readError(error) {
  return error instanceof Error ? error : { message: String(error) };
}

module.exports = { main };
