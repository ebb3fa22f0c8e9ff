/**
 * Cuts the site's typefaces to what its languages need: `node scripts/fonts/subsetFonts.js`. The
 * results are committed, so that a build cuts nothing; site/styles/fonts.css names them.
 *
 * Each face is cut in two: what nearly every page uses, and the rest of Western Europe's letters,
 * which a browser fetches only where one of them stands. Weights that the styles never ask for go.
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

/** English and German, the letters that names bring along, and the marks of good setting. */
const CORE = `${range(0x20, 0x7e)}ÄÖÜäöüßÀÉÈÊÇàáâçèéêëíîïñóôúåøæ©«»·×°²½–—‘’‚“”„•…€→↑\u00a0\u2060`;
const REST = [...`${range(0xa1, 0xff)}ŒœıŸ‐‹›™†←↓−`].filter((one) => !CORE.includes(one)).join("");

mkdirSync(out, { recursive: true });
for (const { name, file, weights } of FACES) {
  const folder = join(root, "node_modules/@fontsource-variable", name);
  const whole = readFileSync(join(folder, `files/${name}-${file}.woff2`));
  const style = file.endsWith("italic") ? "-italic" : "";
  for (const [part, letters] of Object.entries({ core: CORE, rest: REST })) {
    const cut = await subsetFont(whole, letters, {
      targetFormat: "woff2",
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
