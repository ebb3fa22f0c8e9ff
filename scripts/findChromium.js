import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";

/** Where Linux distributions and macOS put a Chromium, in the order we try them. */
const KNOWN_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The Chromium that tests and measurements drive: CHROMIUM_PATH, else one of the system's, else
 * the one that Playwright has downloaded.
 * @returns {string} an absolute path, or "" where there is none (`npm test` then installs one)
 * @throws {Error} where CHROMIUM_PATH names what cannot be run
 */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(
      `vitrine: CHROMIUM_PATH names ${wanted}, which cannot be run. Point it at a Chromium, or unset it.`,
    );
  }
  return KNOWN_PLACES.find(isExecutable) ?? findDownloaded();
}

/** Playwright is loaded only here: it takes longer than all the looking. */
function findDownloaded() {
  /** @type {typeof import("playwright")} */
  const { chromium } = createRequire(import.meta.url)("playwright");
  const place = chromium.executablePath();
  return isExecutable(place) ? place : "";
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
