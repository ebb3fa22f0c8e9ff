"use strict";

const { ok, wrong } = require("./Finding.cjs");

/** @typedef {import("./Finding.cjs").Finding} Finding */

/**
 * Node, which start.cjs has let pass, and npm where it started us.
 * @param {{ node: string, userAgent: string | undefined, neededNpm: string }} found
 * @returns {Finding}
 */
function checkTools({ node, userAgent = "", neededNpm }) {
  const npm = /^npm\/(\d+)[\d.]*/.exec(userAgent);
  if (!npm) return ok("tools", `Node ${node}.`);
  const says = `Node ${node}, ${npm[0].replace("/", " ")}.`;
  const needed = neededNpm.replace(/^>=\s*/, "");
  return Number(npm[1]) >= Number.parseInt(needed, 10)
    ? ok("tools", says)
    : wrong(
        "tools",
        `${says} This npm is too old to install the packages as they were locked.`,
        `Install npm ${needed} or newer: npm install --global npm`,
      );
}

module.exports = { checkTools };
