"use strict";

/** @typedef {import("./Finding.cjs").Finding} Finding */

/** Columns of a line, where the output does not say. */
const WIDTH = 100;

/**
 * Findings as a table of words, for people; a line each, and below it what to do.
 * @param {readonly Finding[]} findings
 */
function findingsText(findings) {
  const names = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.flatMap(({ name, status, says, toDo }) => {
    const head = `${status.padEnd(7)}${name.padEnd(names + 2)}`;
    const texts = toDo
      ? [...wrap(says, head.length), ...wrap(`→ ${toDo}`, head.length)]
      : wrap(says, head.length);
    return texts.map((text, index) => (index === 0 ? head : " ".repeat(head.length)) + text);
  });
  return [...lines, "", summary(findings)].join("\n");
}

/** @param {readonly Finding[]} findings */
function summary(findings) {
  const count = (/** @type {Finding["status"]} */ status) =>
    findings.filter((finding) => finding.status === status).length;
  const [wrong, notes] = [count("wrong"), count("note")];
  if (wrong === 0 && notes === 0) return "All is well.";
  if (wrong === 0) return `Nothing is wrong; ${notes} to note.`;
  return `${wrong} wrong, ${notes} to note. What is wrong keeps the site, or a part of it, from working.`;
}

/**
 * @param {string} text
 * @param {number} indent
 */
function wrap(text, indent) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last && indent + last.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

module.exports = { findingsText };
