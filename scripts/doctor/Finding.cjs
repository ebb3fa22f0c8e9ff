"use strict";

/**
 * What one check found. `says` is one plain sentence or two; `toDo` what to do about it, "" where
 * nothing is.
 * @typedef {{ name: string, status: "ok" | "note" | "wrong", says: string, toDo: string }} Finding
 */

/**
 * @param {string} name
 * @param {string} says
 * @returns {Finding}
 */
function ok(name, says) {
  return { name, status: "ok", says, toDo: "" };
}

/**
 * @param {string} name
 * @param {string} says
 * @param {string} [toDo]
 * @returns {Finding}
 */
function note(name, says, toDo = "") {
  return { name, status: "note", says, toDo };
}

/**
 * @param {string} name
 * @param {string} says
 * @param {string} toDo
 * @returns {Finding}
 */
function wrong(name, says, toDo) {
  return { name, status: "wrong", says, toDo };
}

module.exports = { note, ok, wrong };
