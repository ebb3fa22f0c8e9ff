import { startProcess } from "./startProcess.js";

/** Milliseconds after which a command is killed, where its caller names no other. */
const TIMEOUT = 120_000;

/**
 * Runs a program to its end.
 * @param {readonly string[]} command with its arguments
 * @param {import("./startProcess.js").ProcessOptions} [options]
 * @returns {Promise<string>} what it printed
 * @throws {Error} where it fails, with what it printed
 */
export async function runCommand(command, options) {
  const { ended, output, stop } = startProcess(command, { timeout: TIMEOUT, ...options });
  try {
    const code = await ended;
    if (code === 0) return output();
    throw new Error(`vitrine: ${command[0]} failed (${code}). It printed:\n${output()}`);
  } finally {
    await stop();
  }
}
