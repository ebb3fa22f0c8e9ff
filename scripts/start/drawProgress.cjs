"use strict";

/** Milliseconds between two drawings of the line. */
const REDRAW_MS = 100;
const CLEAR_LINE = "\r\u001b[2K";

/**
 * Shows on a terminal what is at work and for how many seconds, in one line drawn again and again.
 * @param {{ write(text: string): unknown }} out
 * @param {() => string} name asked at each drawing
 */
function drawProgress(out, name) {
  const started = performance.now();
  const draw = () => {
    const seconds = Math.floor((performance.now() - started) / 1000);
    out.write(`${CLEAR_LINE}… ${name()}  ${seconds} s`);
  };
  draw();
  const timer = setInterval(draw, REDRAW_MS);
  return {
    /**
     * Prints a line above the progress.
     * @param {string} text
     */
    note(text) {
      out.write(`${CLEAR_LINE}${text}\n`);
      draw();
    },
    stop() {
      clearInterval(timer);
      out.write(CLEAR_LINE);
    },
  };
}

module.exports = { drawProgress };
