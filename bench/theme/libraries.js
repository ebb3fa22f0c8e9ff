import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCommand } from "../runCommand.js";

/** What themes of this kind are made of. None of it is ours to give away: who measures installs it. */
const VERSIONS = [
  "imagesloaded@4.1.4",
  "infinite-scroll@3.0.6",
  "isotope-layout@3.0.6",
  "jquery@3.7.1",
  "jquery-sticky@1.0.4",
  "magnific-popup@1.2.0",
  "mediaelement@4.2.17",
  "select2@4.0.13",
  "superfish@1.7.10",
];

/** Scripts in the order in which they need one another, within their packages. */
export const LIBRARY_SCRIPTS = [
  "jquery/dist/jquery.min.js",
  "superfish/dist/js/hoverIntent.js",
  "superfish/dist/js/superfish.min.js",
  "jquery-sticky/jquery.sticky.js",
  "imagesloaded/imagesloaded.pkgd.min.js",
  "isotope-layout/dist/isotope.pkgd.min.js",
  "infinite-scroll/dist/infinite-scroll.pkgd.min.js",
  "magnific-popup/dist/jquery.magnific-popup.min.js",
  "select2/dist/js/select2.min.js",
  "mediaelement/build/mediaelement-and-player.min.js",
];

export const LIBRARY_STYLES = [
  "superfish/dist/css/superfish.css",
  "magnific-popup/dist/magnific-popup.css",
  "select2/dist/css/select2.min.css",
  "mediaelement/build/mediaelementplayer.min.css",
];

const home = resolve(import.meta.dirname, "../../node_modules/.cache/theme-libraries");

/** @param {string} path within the packages, such as jquery/dist/jquery.min.js */
export function libraryFile(path) {
  return join(home, "node_modules", path);
}

/**
 * Installs the libraries where one is missing.
 * @returns {Promise<string | undefined>} why they cannot be used here
 */
export async function whyNoLibraries() {
  if ([...LIBRARY_SCRIPTS, ...LIBRARY_STYLES].every((path) => existsSync(libraryFile(path)))) {
    return undefined;
  }
  try {
    const npm = ["npm", "install", "--prefix", home, "--no-save", "--no-audit", "--no-fund"];
    await runCommand([...npm, ...VERSIONS]);
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return `the libraries of other themes cannot be installed (${why})`;
  }
}
