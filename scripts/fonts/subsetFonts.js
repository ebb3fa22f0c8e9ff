/**
 * Cuts the site's typefaces to what its languages need: `node scripts/fonts/subsetFonts.js`. The
 * results are committed, so that a build cuts nothing; site/styles/fonts.css names them.
 *
 * Each face is cut in two: what nearly every page uses, and the rest of Western Europe's letters
 * and marks, which a browser fetches only where one of them stands. Weights that the styles never
 * ask for go, and forms of letters that they never switch on.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";

const root = resolve(import.meta.dirname, "../..");
const out = join(root, "site/styles/fonts");

const FACES = [
  { name: "bricolage-grotesque", file: "latin-wght-normal", weights: { min: 400, max: 750 } },
  { name: "newsreader", file: "latin-wght-normal", weights: { min: 400, max: 700 } },
  { name: "newsreader", file: "latin-wght-italic", weights: { min: 400, max: 700 } },
];

/** Marks of programmers, whose code is set in a face of its own. */
const RARE = "$<=>[\\]^_`{|}~";

/** English and German, and the marks of good setting. */
const OFTEN = `${range(0x20, 0x7e)}ÄÖÜäöüßáé©°²·×–—‘’“”„…€→↑\u00a0\u2060`;
const CORE = without(OFTEN, RARE);
const REST = without(`${RARE}${range(0xa1, 0xff)}ŒœıŸ‐‚‹›™†•←↓−`, CORE);

/** Kerning, ligatures, accents in their places, and figures of one width for prices. */
const FEATURES = ["kern", "liga", "clig", "calt", "rlig", "ccmp", "locl", "mark", "mkmk", "tnum"];

mkdirSync(out, { recursive: true });
for (const { name, file, weights } of FACES) {
  const folder = join(root, "node_modules/@fontsource-variable", name);
  const whole = readFileSync(join(folder, `files/${name}-${file}.woff2`));
  const style = file.endsWith("italic") ? "-italic" : "";
  for (const [part, letters] of Object.entries({ core: CORE, rest: REST })) {
    const cut = await subsetFont(whole, letters, {
      targetFormat: "woff2",
      keepFeatures: FEATURES,
      variationAxes: { wght: { ...weights, default: 400 } },
    });
    writeFileSync(join(out, `${name}${style}-${part}.woff2`), cut);
  }
  copyFileSync(join(folder, "LICENSE"), join(out, `${name}-license.txt`));
}

/**
 * All characters from one to another.
 * @param {number} first
 * @param {number} last
 */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join("");
}

/**
 * The characters of a text that another does not have.
 * @param {string} text
 * @param {string} other
 */
function without(text, other) {
  return [...text].filter((one) => !other.includes(one)).join("");
}
