/*
 * `npm start`, and with arguments the other commands (`npm run import -- FILE`).
 *
 * Every Node must be able to read this file, however old, so that it can say that it is too old:
 * ES5 only, here and in exitCodes.cjs (a test holds that). All else is required after the check.
 */
// biome-ignore-all lint/style/useNodejsImportProtocol: an old Node does not know node:
// biome-ignore-all lint/style/useTemplate: newer than ES5
"use strict";

var path = require("path");
var EXIT = require("./start/exitCodes.cjs");

var root = path.join(__dirname, "..");
var needed = require("../package.json").engines.node.replace(/^>=\s*/, "");
var found = process.version.replace(/^v/, "");

// Short enough for one line: in a longer call the formatter's trailing comma is newer than ES5.
var problem = "Node " + found + " is too old: this site needs Node " + needed + " or newer to run.";
var remedy = "Install a current one from https://nodejs.org, then start again.";

if (isOlder(found.split("."), needed.split("."))) {
  process.stderr.write(problem + " " + remedy + "\n");
  process.exit(EXIT.nodeTooOld);
} else if (process.argv[2] === "doctor") {
  require("./doctor/main.cjs").doctor({ root: root, args: process.argv.slice(3) });
} else {
  require("./start/main.cjs").main({ root: root, args: process.argv.slice(2) });
}

/**
 * @param {string[]} version such as 20, 20, 2
 * @param {string[]} other such as 20, 19
 */
function isOlder(version, other) {
  var major = Number(version[0]) - Number(other[0]);
  return major < 0 || (major === 0 && Number(version[1]) < Number(other[1]));
}
