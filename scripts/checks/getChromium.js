import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { findChromium } from "../findChromium.js";
import { runCommand } from "./runCommand.js";

/**
 * The Chromium there is, else one that we install: Debian's package where we are root and have
 * apt-get, Playwright's download elsewhere.
 * @param {{ root: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<string>} an absolute path
 * @throws {Error} with the installer's output
 */
export async function getChromium({ root, env }) {
  const found = findChromium();
  if (found) return found;
  let output = "";
  for (const command of chooseInstaller({ env, isRoot: process.getuid?.() === 0 })) {
    const outcome = await runCommand(command, {
      cwd: root,
      env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
    });
    output += outcome.output;
    if (outcome.code !== 0) break;
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    `${output}\nThere is no Chromium and none could be installed, so nothing can be tested in a browser. ` +
      "Install Chromium, or set CHROMIUM_PATH to one.",
  );
}

/**
 * @param {{ env: NodeJS.ProcessEnv, isRoot: boolean }} system
 * @returns {string[][]} commands, one after the other
 */
export function chooseInstaller({ env, isRoot }) {
  if (isRoot && isOnPath("apt-get", env)) {
    return [
      ["apt-get", "update"],
      ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"],
    ];
  }
  return [["node_modules/.bin/playwright", "install", "chromium"]];
}

/**
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 */
function isOnPath(program, env) {
  return (env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
