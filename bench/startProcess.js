import { spawn } from "node:child_process";
import { undoAtEnd } from "./undo.js";

/**
 * @typedef {object} ProcessOptions
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] added to ours
 * @property {number} [uid] who runs it, where that is not us
 * @property {number} [gid]
 * @property {number} [timeout] milliseconds after which it is killed
 * @property {NodeJS.Signals} [signal] that ends it, SIGTERM where not given
 * @property {boolean} [detached] whether it leads a group of its own, all of which is ended
 */

/**
 * @typedef {object} StartedProcess
 * @property {Promise<number | null>} ended the exit code, null after a signal
 * @property {() => string} output all that it has printed so far
 * @property {() => Promise<void>} stop ends it and waits; harmless where it has ended
 */

/**
 * Starts a program that is ended with the run at the latest.
 * @param {readonly string[]} command with its arguments
 * @param {ProcessOptions} [options]
 * @returns {StartedProcess}
 */
export function startProcess([name = "", ...args], { env, signal = "SIGTERM", ...options } = {}) {
  /** @type {Promise<number | null> | undefined} */
  let ended;
  const stop = undoAtEnd(async () => {
    const isRunning = child.pid && child.exitCode === null && child.signalCode === null;
    if (isRunning && child.pid) process.kill(options.detached ? -child.pid : child.pid, signal);
    await ended?.catch(() => {});
  });
  const child = spawn(name, args, {
    killSignal: "SIGKILL",
    ...options,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  ended = new Promise((done, fail) => {
    child.once("error", fail);
    child.once("close", done);
  });
  return { ended, output: () => output, stop };
}
