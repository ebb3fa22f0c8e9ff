"use strict";

const fs = require("node:fs");
const { needBuild, serverModule } = require("../start/build.cjs");
const { needInstall } = require("../start/dependencies.cjs");
const { note, ok, wrong } = require("./Finding.cjs");

/** @typedef {import("./Finding.cjs").Finding} Finding */

/**
 * Whether the packages and the build are there, and where not, whether a start can make them.
 * @param {string} root
 * @returns {{ finding: Finding, canGoOn: boolean }} `canGoOn`: the rest can be checked
 */
function checkBuild(root) {
  const [installs, builds] = [needInstall(root), needBuild(root)];
  const canGoOn = !installs && fs.existsSync(serverModule(root));
  if (!installs && !builds)
    return { finding: ok("build", "Packages and build are there."), canGoOn };
  const missing = installs
    ? "Packages are missing or others than locked"
    : "The build is missing or outdated";
  if (!isWritable(root)) {
    const toDo = "Give this user the right to write there, or install and build as one who has it.";
    const says = `${missing}, and the folder ${root} cannot be written, so no start can make them.`;
    return { finding: wrong("build", says, toDo), canGoOn };
  }
  return {
    finding: note("build", `${missing}.`, "npm start makes them; nothing else is needed."),
    canGoOn,
  };
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

module.exports = { checkBuild };
