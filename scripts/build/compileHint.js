/** Files that a visitor waits for with a finger on the page: all of them runs as soon as they come. */
const AWAITED = ["createContactForm"];

/**
 * The first line of a file. Chromium compiles what begins with this hint whole and beside the main
 * thread, in place of each function when it is first called; to all others it is a comment.
 * @param {import("vite").Rolldown.RenderedChunk} chunk
 */
export function compileHint({ name }) {
  return AWAITED.includes(name) ? "//# allFunctionsCalledOnLoad" : "";
}
