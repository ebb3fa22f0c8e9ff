import { spawn } from "node:child_process";

/** Milliseconds after which a command is taken for hung and ended. */
export const COMMAND_LIMIT_MS = 10 * 60 * 1000;

/**
 * @typedef {{ code: number, output: string }} Outcome `code` is 0 for success; `output` holds
 *   standard output and errors in the order they came
 */

/**
 * Runs a command to its end and keeps its output. Ends it, and all it started, where it hangs and
 * where we are told to stop.
 * @param {readonly string[]} command the program and its arguments
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, limitMs?: number }} options
 * @returns {Promise<Outcome>}
 */
export function runCommand([program = "", ...args], { cwd, env, limitMs = COMMAND_LIMIT_MS }) {
  return new Promise((resolve) => {
    // A group of its own, so that browsers and servers it started end with it.
    const child = spawn(program, args, {
      cwd,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (/** @type {string} */ text) => {
      output += text;
    };
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      endGroup(child.pid);
      process.exit(signal === "SIGINT" ? 130 : 143);
    };
    const limit = setTimeout(() => {
      keep(
        `\nStill at work after ${limitMs / 1000} s, so it was ended. It hangs, or its limit is too low.\n`,
      );
      endGroup(child.pid);
    }, limitMs);
    process.on("SIGINT", stop).on("SIGTERM", stop);
    const finish = (/** @type {number} */ code) => {
      clearTimeout(limit);
      process.off("SIGINT", stop).off("SIGTERM", stop);
      resolve({ code, output });
    };
    child.once("error", (error) => {
      keep(`${error.message}\n`);
      finish(1);
    });
    child.once("close", (code) => finish(code ?? 1));
  });
}

/** @param {number | undefined} pid */
function endGroup(pid) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself meanwhile.
  }
}
