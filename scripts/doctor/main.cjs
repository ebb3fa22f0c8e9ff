"use strict";

const path = require("node:path");
const { pathToFileURL } = require("node:url");
const { serverModule } = require("../start/build.cjs");
const { checkBrowser } = require("./checkBrowser.cjs");
const { checkBuild } = require("./checkBuild.cjs");
const { checkTools } = require("./checkTools.cjs");
const { note, wrong } = require("./Finding.cjs");
const { findingsText } = require("./findingsText.cjs");

/** @typedef {import("./Finding.cjs").Finding} Finding */

/**
 * `npm run doctor`: looks at all that the site needs, says what is wrong and what to do, and changes
 * nothing. Ends the process with 1 where something is wrong. What lies in the built server is
 * looked at where there is one; the rest needs nothing but Node.
 * @param {{ root: string, args: string[] }} options
 */
async function doctor({ root, args }) {
  const findings = await examine(root);
  const text = args.includes("--json") ? JSON.stringify(findings) : `\n${findingsText(findings)}`;
  process.stdout.write(`${text}\n`, () => {
    process.exit(findings.some(({ status }) => status === "wrong") ? 1 : 0);
  });
}

/**
 * @param {string} root
 * @returns {Promise<Finding[]>}
 */
async function examine(root) {
  const { engines } = require(path.join(root, "package.json"));
  const { finding, canGoOn } = checkBuild(root);
  const tools = checkTools({
    node: process.versions.node,
    userAgent: process.env.npm_config_user_agent,
    neededNpm: engines.npm,
  });
  const rest = canGoOn ? [await checkBrowser(), ...(await examineSite(root))] : [REST];
  return [tools, finding, ...rest];
}

/**
 * @param {string} root
 * @returns {Promise<readonly Finding[]>}
 */
async function examineSite(root) {
  process.env.NODE_ENV = "production";
  try {
    /** @type {{ examine(options: { root: string }): Promise<readonly Finding[]> }} */
    const server = await import(pathToFileURL(serverModule(root)).href);
    return await server.examine({ root });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const toDo = "Remove site/dist and run npm start, which builds it anew.";
    return [wrong("site", `The built server cannot be loaded: ${reason}`, toDo)];
  }
}

const REST = note(
  "the rest",
  "Settings, data folder, database, mail and port are looked at once packages and build are there.",
  "Run npm start, then npm run doctor again.",
);

module.exports = { doctor };
