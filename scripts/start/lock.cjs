"use strict";

const fs = require("node:fs");
const path = require("node:path");
const { setTimeout: sleep } = require("node:timers/promises");
const EXIT = require("./exitCodes.cjs");
const { StartError } = require("./StartError.cjs");

const LOCK = ".start.lock";
/** Milliseconds between two looks at a lock that another process holds. */
const LOOK_MS = 200;
/** Milliseconds after which a half-made lock, or a half-done take-over, is one of the dead. */
const HALF_MADE_MS = 5000;

/**
 * Does work that only one process may do in this checkout at a time; others wait, and say so.
 * The lock of a process that was killed is taken over.
 * @template T
 * @param {string} root
 * @param {(text: string) => void} note told once, where another process must be waited for
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 * @throws {StartError} where the folder cannot be written
 */
async function withLock(root, note, work) {
  const file = path.join(root, LOCK);
  await acquire(file, note);
  const release = () => fs.rmSync(file, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

/**
 * @param {string} file
 * @param {(text: string) => void} note
 */
async function acquire(file, note) {
  for (let told = false; !create(file); ) {
    if (isLeftBehind(file)) {
      takeAway(file);
      continue;
    }
    if (!told)
      note(`another start (process ${readPid(file)}) is at work in this folder; waiting for it`);
    told = true;
    await sleep(LOOK_MS);
  }
}

/**
 * @param {string} file
 * @returns {boolean} false where there is one already
 */
function create(file) {
  try {
    fs.writeFileSync(file, `${process.pid} ${bornAt(process.pid)}\n`, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw new StartError(
      `The folder ${path.dirname(file)} cannot be written (${codeOf(error)}), and it lacks its packages or its build. ` +
        "Give this user the right to write there, or install and build as one who has it; then start again.",
      EXIT.notWritable,
    );
  }
}

/**
 * Whether nobody holds the lock any more: its process is gone, or its number is another's now.
 * @param {string} file
 */
function isLeftBehind(file) {
  const text = read(file);
  if (text === undefined) return false;
  const [pid = "", born = ""] = text.trim().split(" ");
  if (!/^\d+$/.test(pid)) return ageOf(file) > HALF_MADE_MS;
  return !isAlive(Number(pid)) || bornAt(Number(pid)) !== born;
}

/**
 * Two may find the same dead lock; the second would take away the live lock that the first then
 * made. So each looks once more while it alone may take away. Exported for its test only: the
 * moment between the two looks cannot be met on purpose.
 * @param {string} file
 */
function takeAway(file) {
  const guard = `${file}.takeover`;
  try {
    fs.writeFileSync(guard, "", { flag: "wx" });
  } catch {
    if (ageOf(guard) > HALF_MADE_MS) fs.rmSync(guard, { force: true });
    return;
  }
  if (isLeftBehind(file)) fs.rmSync(file, { force: true });
  fs.rmSync(guard, { force: true });
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/**
 * When a process began, in the system's own ticks, so that a number used again is known for
 * another process; "" where the system does not tell.
 * @param {number} pid
 */
function bornAt(pid) {
  // The name in brackets may hold spaces: count from the last bracket. Field 22 of proc(5).
  return read(`/proc/${pid}/stat`)?.split(") ").at(-1)?.split(" ")[19] ?? "";
}

/** @param {string} file */
function readPid(file) {
  return read(file)?.split(" ")[0] || "unknown";
}

/** @param {string} file */
function read(file) {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function ageOf(file) {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : 0;
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

module.exports = { takeAway, withLock };
