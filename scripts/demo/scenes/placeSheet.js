import { element } from "../kit/svg.js";
import { drawMarks } from "../posters/drawMarks.js";
import { SHEET } from "../posters/marks.js";

/** @typedef {import("../posters/art.js").Art} Art */

/**
 * A printed sheet in a scene; the art's own units, clipped at the paper's edge.
 * @param {Art} art
 * @param {{ x: number, y: number, width: number, digits?: number, id?: string, transform?: string }} place
 *   id tells the sheets of one scene apart
 */
export function placeSheet(art, { x, y, width, digits = 0, id = "s", transform }) {
  const { width: full, height: tall } = SHEET;
  const sheet = element(
    "svg",
    { x, y, width, height: (width * tall) / full, viewBox: `0 0 ${full} ${tall}` },
    [
      element("rect", { width: full, height: tall, fill: art.paper }),
      drawMarks(art.marks, { digits, id }),
    ],
  );
  return transform === undefined ? sheet : element("g", { transform }, [sheet]);
}

/** @param {number} width @returns {number} how tall a sheet of this width is */
export function sheetHeight(width) {
  return (width * SHEET.height) / SHEET.width;
}
