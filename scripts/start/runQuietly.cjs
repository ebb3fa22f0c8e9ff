"use strict";

const { spawn } = require("node:child_process");

/** What a process that a signal ended gives as its exit code: 128 + the signal's number. */
const SIGNAL_EXIT = /** @type {const} */ ({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 });

/**
 * Runs a program without showing its output. A signal to us goes on to it, and once it has ended
 * we end too, so that nothing goes on working behind our back.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, shell?: boolean }} options
 * @returns {Promise<{ ended: string, output: string }>} `ended` is "" where the exit code was 0,
 *   else how it ended, as in "ended with code 1"
 */
function runQuietly(command, args, options) {
  return new Promise((resolve) => {
    // Before there is a child: on a busy machine it may be at work before we go on. What comes meanwhile waits for the loop.
    const stopForwarding = forwardSignals(() => child);
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (/** @type {string} */ text) => {
      output += text;
    };
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.once("error", (error) => {
      stopForwarding();
      resolve({ ended: `could not be run: ${error.message}`, output });
    });
    child.once("close", (code, signal) => {
      stopForwarding();
      resolve({ ended: code === 0 ? "" : `ended with ${signal ?? `code ${code}`}`, output });
    });
  });
}

/** @param {() => import("node:child_process").ChildProcess} childOf */
function forwardSignals(childOf) {
  const forward = (/** @type {keyof typeof SIGNAL_EXIT} */ signal) => {
    const child = childOf();
    child.once("exit", () => process.exit(SIGNAL_EXIT[signal]));
    child.kill(signal);
  };
  const signals = /** @type {(keyof typeof SIGNAL_EXIT)[]} */ (Object.keys(SIGNAL_EXIT));
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}

module.exports = { runQuietly };
