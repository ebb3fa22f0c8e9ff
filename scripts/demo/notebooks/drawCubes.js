import { face } from "../kit/isometric.js";
import { createNoise } from "../kit/noise.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */

const SIDE = 70;

/**
 * Rhombs in threes read as cubes, hollow or solid: where the field turns, cubes become corners.
 * @param {Sheet} sheet
 */
export function drawCubes({ width, height, seed, inks }) {
  const [ink, blue = ink, ochre = ink] = inks;
  const noise = createNoise(seed);
  const shape = (/** @type {string} */ id, /** @type {boolean} */ isHollow) =>
    cube(id, { ink, blue, ochre, isHollow });
  const wide = SIDE * Math.sqrt(3);
  const rows = Math.ceil(height / (SIDE * 1.5)) + 1;
  const cubes = range(rows).flatMap((row) =>
    range(Math.ceil(width / wide) + 1).map((column) => {
      const x = Math.round((column + (row % 2) / 2) * wide);
      const y = row * SIDE * 1.5;
      const isHollow = noise(x / 330, y / 330) > 0.12;
      return element("use", {
        href: isHollow ? "#hollow" : "#cube",
        transform: `translate(${x} ${y})`,
      });
    }),
  );
  return [element("defs", {}, [shape("cube", false), shape("hollow", true)]), ...cubes];
}

/** @param {string} id @param {{ ink: string, blue: string, ochre: string, isHollow: boolean }} colours */
function cube(id, { ink, blue, ochre, isHollow }) {
  const flip = isHollow ? "rotate(180)" : undefined;
  const rhomb = (/** @type {number} */ scale) => {
    const s = SIDE * scale;
    const gap = (SIDE - s) / 2;
    return {
      top: face(
        [
          [-s - gap, -s - gap, 0],
          [-gap, -s - gap, 0],
          [-gap, -gap, 0],
          [-s - gap, -gap, 0],
        ],
        1,
      ),
      left: face(
        [
          [-gap - s, 0, -gap],
          [-gap, 0, -gap],
          [-gap, 0, -gap - s],
          [-gap - s, 0, -gap - s],
        ],
        1,
      ),
      right: face(
        [
          [0, -gap - s, -gap],
          [0, -gap, -gap],
          [0, -gap, -gap - s],
          [0, -gap - s, -gap - s],
        ],
        1,
      ),
    };
  };
  const [whole, inner] = [rhomb(0.96), rhomb(0.5)];
  const rules = range(7)
    .map((index) =>
      face(
        [
          [-SIDE * 0.98, 0, -6 - index * 9.4],
          [-SIDE * 0.02, 0, -6 - index * 9.4],
        ],
        1,
      ).replace("z", ""),
    )
    .join("");
  return element("g", { id, transform: flip }, [
    element("path", {
      fill: ochre,
      d: whole.top + (isHollow ? "" : inner.top),
      "fill-rule": "evenodd",
    }),
    element("path", { fill: "none", stroke: blue, "stroke-width": 4.5, d: rules }),
    element("path", { fill: ink, d: whole.right }),
  ]);
}
