"use strict";

const { drawProgress } = require("./drawProgress.cjs");

/** Milliseconds of silence after which a reader without a terminal is told what is going on. */
const PATIENCE_MS = 2000;

/**
 * @typedef {(text: string) => void} Note prints a line while a step is at work
 * @typedef {<T>(name: string, work: (note: Note) => T | Promise<T>) => Promise<T>} Step
 */

/**
 * Names each step of the start with the time it took: `✓ build  4.21 s`, or `✗` where it failed.
 * On a terminal a line shows the step at work; elsewhere a slow one is announced once.
 * @param {{ isTTY?: boolean, write(text: string): unknown }} out
 * @returns {Step} runs one step after the other and hands on what the work returns or throws
 */
function createSteps(out) {
  return async function step(name, work) {
    const started = performance.now();
    const waiting = out.isTTY ? drawProgress(out, () => name) : announceSlow(out, name);
    const end = (/** @type {string} */ mark) => {
      waiting.stop();
      out.write(`${mark} ${name}  ${((performance.now() - started) / 1000).toFixed(2)} s\n`);
    };
    try {
      const result = await work((text) => waiting.note(`  ${text}`));
      end("✓");
      return result;
    } catch (error) {
      end("✗");
      throw error;
    }
  };
}

/**
 * @param {{ write(text: string): unknown }} out
 * @param {string} name
 */
function announceSlow(out, name) {
  const timer = setTimeout(() => out.write(`… ${name}\n`), PATIENCE_MS);
  return {
    /** @param {string} text */
    note(text) {
      out.write(`${text}\n`);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}

module.exports = { createSteps };
