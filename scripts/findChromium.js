import { accessSync, constants } from "node:fs";

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

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The Chromium that tests and measurements drive: CHROMIUM_PATH, else one of the system's.
 * @returns {string} an absolute path, or "" where there is none (`npm test` then installs one)
 */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(
      `vitrine: CHROMIUM_PATH names ${wanted}, which cannot be run. Point it at a Chromium, or unset it.`,
    );
  }
  return KNOWN_PLACES.find(isExecutable) ?? "";
}
