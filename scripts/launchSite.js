import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

/** How long a start may take, building included, in milliseconds. */
const START_TIMEOUT = 180_000;

/**
 * @typedef {object} LaunchedSite
 * @property {string} address where it answers, without a slash at the end
 * @property {string} dataDir
 * @property {import("node:child_process").ChildProcess} process
 * @property {() => string} output all that it has printed so far
 * @property {() => Promise<number | null>} stop asks it to stop; gives its exit code
 */

/**
 * Starts the site as `npm start` does, in a process and a data folder of its own on a free port:
 * for tests and measurements.
 * @param {{ env?: Record<string, string>, dataDir?: string, wrap?: string[] }} [options]
 *   `dataDir` is kept; without it, one is made and removed. `wrap` stands before the command, as
 *   `["taskset", "-c", "0"]`.
 * @returns {Promise<LaunchedSite>} once it answers
 */
export async function launchSite({ env = {}, dataDir, wrap = [] } = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "vitrine-site-"));
  const [command = "", ...args] = [...wrap, process.execPath, join(root, "scripts/start.cjs")];
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: "warn", PORT: "0", DATA_DIR: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  /** @type {Promise<number | null>} */
  const exited = new Promise((done) => child.once("exit", (code) => done(code)));
  const address = await waitForAddress(() => output, exited);
  return {
    address,
    dataDir: folder,
    process: child,
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      const code = await exited;
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/**
 * @param {() => string} read
 * @param {Promise<number | null>} exited
 */
async function waitForAddress(read, exited) {
  let over = false;
  exited.then(() => {
    over = true;
  });
  const end = Date.now() + START_TIMEOUT;
  while (Date.now() < end) {
    const found = /^The site is at (\S+)$/m.exec(read());
    if (found?.[1]) return found[1];
    if (over) break;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`vitrine: the site did not start. It printed:\n${read()}`);
}
