import { SHEET } from "./marks.js";

/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {import("./marks.js").Screen} Screen */

/**
 * A tone as a halftone screen: the darker, the larger the dot, so that a dot covers just the
 * share of its cell that the tone asks for.
 * @param {{ colour: string, pitch: number, angle: number, tone: (point: Point) => number, least?: number, most?: number, opacity?: number }} options
 *   tone from 0, bare paper, to 1, solid ink; least: no dot is printed below this diameter, in pitches
 * @returns {Screen}
 */
export function screenTone({ colour, pitch, angle, tone, least = 0.12, most = 1.42, opacity }) {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [pitch * Math.cos(turn), pitch * Math.sin(turn)];
  const reach = Math.ceil(Math.hypot(SHEET.width, SHEET.height) / 2 / pitch);
  /** @type {import("./marks.js").Cell[]} */
  const cells = [];
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const x = SHEET.width / 2 + column * cos - row * sin;
      const y = SHEET.height / 2 + column * sin + row * cos;
      if (x < -pitch || y < -pitch || x > SHEET.width + pitch || y > SHEET.height + pitch) continue;
      const diameter = Math.min(most, 2 * Math.sqrt(Math.max(0, tone([x, y])) / Math.PI));
      if (diameter >= least) cells.push([column, row, diameter]);
    }
  }
  return {
    kind: "screen",
    colour,
    pitch,
    angle,
    cells,
    ...(opacity === undefined ? {} : { opacity }),
  };
}
