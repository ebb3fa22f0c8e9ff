"use strict";

const { createHash } = require("node:crypto");
const fs = require("node:fs");
const path = require("node:path");

/** What a build is made from: files and folders, from the root. */
const SOURCES = [
  "library",
  "library/vite.config.ts",
  "package-lock.json",
  "site",
  "tsconfig.base.json",
  "vite.config.ts",
];
const FINGERPRINT = path.join("site", "dist", "fingerprint");
const SKIPPED = /^\.|^dist$|^node_modules$|\.test\.tsx?$/;

/**
 * A hash over the path, size and time of every file that a build is made from: it changes when
 * one is saved, added or removed.
 * @param {string} root
 * @returns {string}
 */
function takeFingerprint(root) {
  const hash = createHash("sha256");
  for (const source of [...SOURCES, ...buildScripts(root)]) addToHash(hash, root, source);
  return hash.digest("hex");
}

/**
 * The fingerprint of the sources of the build that is there, "" where there is none.
 * @param {string} root
 */
function readFingerprint(root) {
  try {
    return fs.readFileSync(path.join(root, FINGERPRINT), "utf8").trim();
  } catch {
    return "";
  }
}

/**
 * Marks the build that is there as made from these sources; "" marks it as not to be trusted.
 * @param {string} root
 * @param {string} fingerprint taken before the build began, so that what changed since counts
 */
function writeFingerprint(root, fingerprint) {
  const file = path.join(root, FINGERPRINT);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${fingerprint}\n`);
}

/** @param {string} root */
function buildScripts(root) {
  const names = fs.readdirSync(path.join(root, "scripts"));
  return names.filter((name) => name.startsWith("build")).map((name) => `scripts/${name}`);
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} root
 * @param {string} place
 */
function addToHash(hash, root, place) {
  const full = path.join(root, place);
  const stats = fs.statSync(full, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) {
    hash.update(`${place}\n${stats.size}\n${stats.mtimeMs}\n`);
    return;
  }
  for (const name of fs.readdirSync(full).sort()) {
    if (!SKIPPED.test(name)) addToHash(hash, root, `${place}/${name}`);
  }
}

module.exports = { readFingerprint, takeFingerprint, writeFingerprint };
