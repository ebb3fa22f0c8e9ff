import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { findChromium } from "../scripts/findChromium.js";
import { runCommand } from "./runCommand.js";
import { withFolder } from "./withFolder.js";

/** The version whose figures are kept; 185 MB, so that only who measures installs it. */
export const LIGHTHOUSE = "lighthouse@12.8.2";

const home = resolve(import.meta.dirname, "../node_modules/.cache/lighthouse");
const program = join(home, "node_modules/lighthouse/cli/index.js");

/** Milliseconds that installing and one run may take. */
const TIMEOUT = 300_000;

/**
 * Installs Lighthouse where it is missing.
 * @returns {Promise<string | undefined>} why it cannot run here
 */
export async function whyNoLighthouse() {
  if (existsSync(program)) return undefined;
  try {
    const npm = ["npm", "install", "--prefix", home, "--no-save", "--no-audit", "--no-fund"];
    await runCommand([...npm, LIGHTHOUSE], { timeout: TIMEOUT });
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return `Lighthouse cannot be installed (${why})`;
  }
}

/** @typedef {"phone" | "desktop"} Form a phone on simulated slow 4G, or a computer */

/**
 * @typedef {object} LighthouseResult
 * @property {Record<string, number>} scores 0 to 100 by category: performance, accessibility …
 * @property {number} lcp milliseconds to the largest contentful paint
 */

/** How often a page is judged before a failure of Lighthouse itself counts. */
const ATTEMPTS = 3;

/**
 * Judges a page once; again where Lighthouse lost its trace or saw no paint, as it does now and then
 * on a small machine.
 * @param {string} url
 * @param {Form} form
 * @returns {Promise<LighthouseResult>}
 */
export async function judgePage(url, form) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryToJudge(url, form).catch((/** @type {unknown} */ error) => {
      if (attempt === ATTEMPTS) throw error;
      return undefined;
    });
    if (result && (attempt === ATTEMPTS || Number.isFinite(result.lcp))) return result;
  }
}

/**
 * @param {string} url
 * @param {Form} form
 * @returns {Promise<LighthouseResult>}
 */
function tryToJudge(url, form) {
  return withFolder(async (folder) => {
    const file = join(folder, "report.json");
    const flags = "--headless=new --no-sandbox --disable-background-networking";
    await runCommand(
      [
        ...[process.execPath, program, url, "--quiet", "--output=json", `--output-path=${file}`],
        `--chrome-flags=${flags}`,
        ...(form === "desktop" ? ["--preset=desktop"] : []),
      ],
      { timeout: TIMEOUT, env: { CHROME_PATH: findChromium() } },
    );
    return readReport(JSON.parse(await readFile(file, "utf8")));
  });
}

/**
 * @typedef {object} Report
 * @property {Record<string, { score: number | null }>} categories
 * @property {Record<string, { numericValue?: number }>} audits
 */

/** @param {Report} report */
function readReport({ categories, audits }) {
  const scores = Object.fromEntries(
    Object.entries(categories).map(([id, { score }]) => [id, Math.round(100 * (score ?? 0))]),
  );
  return { scores, lcp: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN };
}
