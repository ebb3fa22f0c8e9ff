/**
 * Draws the pictures of the first site into site/public/demo: `node scripts/demo/drawPictures.js`.
 * The same every time; the results are committed, so that starting a site draws nothing.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../site/public/demo");
const [PAPER, INK, SUN] = ["#f6f1e7", "#2b2a33", "#b8431f"];

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "halftone.svg"), halftone());
writeFileSync(join(folder, "moire.svg"), moire());

/** A sun over a hill: the darker the tone, the larger the dot. */
function halftone() {
  const size = 640;
  const grid = 20;
  const dots = { [SUN]: "", [INK]: "" };
  for (let row = 0; row <= size / grid; row += 1) {
    for (let column = 0; column <= size / grid; column += 1) {
      const x = column * grid + (row % 2) * (grid / 2);
      const y = row * grid;
      const hill = 430 + 60 * Math.sin(x / 120);
      const fromSun = Math.hypot(x - 380, y - 240);
      const tone = y > hill ? Math.min(1, (y - hill) / 160 + 0.2) : Math.max(0, 1 - fromSun / 210);
      const radius = (tone * grid * 0.62).toFixed(1);
      if (Number(radius) > 0.8) dots[y > hill ? INK : SUN] += circle(x, y, radius);
    }
  }
  return svg(
    size,
    size,
    Object.entries(dots).map(([ink, path]) => `<path fill="${ink}" d="${path}"/>`),
  );
}

/** Two fans of lines, a little apart. */
function moire() {
  const fan = (/** @type {number} */ centre) =>
    Array.from({ length: 91 }, (_, line) => `M${centre} 620L${(line - 45) * 24 + centre} -20`).join(
      "",
    );
  const lines = (/** @type {string} */ ink, /** @type {number} */ centre) =>
    `<path fill="none" stroke="${ink}" stroke-width="2" d="${fan(centre)}"/>`;
  return svg(960, 480, [lines(INK, 440), lines(SUN, 520)]);
}

/** A circle as a path, which is shorter than an element of its own.
 * @param {number} x @param {number} y @param {string} radius */
function circle(x, y, radius) {
  return `M${x} ${y}m-${radius} 0a${radius} ${radius} 0 1 0 ${Number(radius) * 2} 0a${radius} ${radius} 0 1 0-${Number(radius) * 2} 0`;
}

/** @param {number} width @param {number} height @param {string[]} inside */
function svg(width, height, inside) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${PAPER}"/>${inside.join("")}</svg>\n`;
}
