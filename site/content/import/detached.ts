/** Longer texts are not copied; they do not outlive their item. */
const LONGEST_COPIED = 20_000;

/**
 * A copy that holds on to nothing else. A part of a string keeps the whole of it in memory: without
 * this, the address of one picture keeps a quarter of a megabyte of the export.
 */
export function detached(text: string): string {
  return text.length > LONGEST_COPIED ? text : Buffer.from(text).toString();
}
