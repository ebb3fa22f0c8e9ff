import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fetchPage } from "../fetchPage.js";
import { runCommand } from "../runCommand.js";
import { startProcess } from "../startProcess.js";
import { withFolder } from "../withFolder.js";

/** Milliseconds that it may take at most. */
const TIMEOUT = 300_000;

/**
 * From `git clone` of the last commit to the first page by `npm start`, packages from npm's cache.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export function cloneStart() {
  return withFolder(async (folder) => {
    const started = performance.now();
    const root = resolve(import.meta.dirname, "../..");
    const clone = join(folder, "site");
    await runCommand(["git", "clone", "--quiet", root, clone]);
    await startUntilFirstPage(clone);
    const values = [performance.now() - started];
    return [{ name: "start: fresh clone to first page", unit: "ms", values }];
  });
}

/** @param {string} cwd */
async function startUntilFirstPage(cwd) {
  const env = { PORT: "0", LOG_LEVEL: "warn", npm_config_prefer_offline: "true" };
  // A group of its own: npm, its shell and the server end together.
  const site = startProcess(["npm", "start"], { cwd, env, detached: true });
  try {
    await fetchPage(await waitForAddress(site));
  } finally {
    await site.stop();
  }
}

/** @param {import("../startProcess.js").StartedProcess} site */
async function waitForAddress({ ended, output }) {
  let isOver = false;
  ended.finally(() => {
    isOver = true;
  });
  const end = performance.now() + TIMEOUT;
  while (performance.now() < end && !isOver) {
    const found = /^The site is at (\S+)$/m.exec(output())?.[1];
    if (found) return found.replace("//localhost", "//127.0.0.1");
    await pause(25);
  }
  throw new Error(`vitrine: the clone did not start. It printed:\n${output()}`);
}
