import { glyph } from "./letters.js";

/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {import("./letters.js").FaceName} FaceName */

/**
 * A letter as large as a box bears, in its middle.
 * @param {{ face: FaceName, character: string, colour: string }} letter
 * @param {readonly [x: number, y: number, width: number, height: number]} box
 * @returns {import("./marks.js").Glyph}
 */
export function fitGlyph({ face, character, colour }, [x, y, width, height]) {
  const bounds = glyphBox(face, character);
  const [wide, tall] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const scale = Math.min(width / wide, height / tall);
  return {
    kind: "glyph",
    face,
    character,
    colour,
    size: scale * 1000,
    x: x + (width - wide * scale) / 2 - bounds.left * scale,
    y: y + (height - tall * scale) / 2 - bounds.top * scale,
  };
}

/**
 * A letter's outline as path data in the units of the sheet, for use as a clip.
 * @param {import("./marks.js").Glyph} letter
 */
export function glyphPath({ face, character, x, y, size }) {
  return steps(glyph(face, character).d)
    .map(({ command, values }) => {
      const placed = values.map((value, index) => {
        const offset = command === "M" ? (index % 2 === 0 ? x : y) : 0;
        return String(Math.round((value * size) / 100 + offset * 10) / 10);
      });
      return command + placed.join(" ");
    })
    .join("");
}

/** The space a letter's ink takes, in thousandths of its size. @param {FaceName} face @param {string} character */
function glyphBox(face, character) {
  /** @type {Point[]} */
  const points = [];
  let [x, y] = [0, 0];
  for (const { command, values } of steps(glyph(face, character).d)) {
    const [a = 0, b = 0] = values;
    const [dx = 0, dy = 0] = values.slice(-2);
    if (command === "z") continue;
    if (command === "q") points.push([x + a / 2 + dx / 4, y + b / 2 + dy / 4]);
    [x, y] = command === "M" ? [a, b] : [x + dx, y + dy];
    points.push([x, y]);
  }
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** @param {string} data */
function steps(data) {
  return [...data.matchAll(/([Mlqz])([^Mlqz]*)/g)].map(([, command = "", numbers = ""]) => ({
    command,
    values: (numbers.match(/-?\d+/g) ?? []).map(Number),
  }));
}
