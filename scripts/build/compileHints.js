/**
 * Files that somebody waits for with a finger on the keys: almost all of them runs as soon as they come. The
 * visitor's forms, and the owner's editor, whose first key would else compile all that reads a text.
 */
const AWAITED = ["createContactForm", "DocumentScreen"];

const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Begins files with a hint. Chromium compiles what begins with it whole and beside the main thread, in place
 * of each function when it is first called; to all others it is a comment. After Vite, which puts a line of
 * its own before files that load others.
 * @returns {import("vite").Plugin}
 */
export function compileHints() {
  return {
    name: "vitrine-compile-hints",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk" && AWAITED.includes(file.name)) file.code = HINT + file.code;
        }
      },
    },
  };
}
