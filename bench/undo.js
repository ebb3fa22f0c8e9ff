/** @typedef {() => unknown} Undo */

/** @type {Set<Undo>} */
const waiting = new Set();
let isEnding = false;

/**
 * Registers what must be undone even where the run is cut short: processes, folders.
 * To be called before there is anything to undo.
 * @param {Undo} undo
 * @returns {() => Promise<void>} undoes it now, once
 * @throws {Error} where the run is already ending, so that nothing new begins
 */
export function undoAtEnd(undo) {
  if (isEnding) throw new Error("vitrine: the run was cut short.");
  waiting.add(undo);
  return async () => {
    if (waiting.delete(undo)) await undo();
  };
}

/** Undoes all that still waits, latest first. A failure stops none of the others. */
export async function undoAll() {
  isEnding = true;
  for (const undo of [...waiting].reverse()) {
    waiting.delete(undo);
    try {
      await undo();
    } catch (error) {
      console.error(`vitrine: cleaning up failed: ${error}`);
    }
  }
}
