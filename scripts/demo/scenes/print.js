import { element, number } from "../kit/svg.js";
import { drawMarks } from "../posters/drawMarks.js";
import { rect } from "./shapes.js";

/** @typedef {import("../posters/marks.js").Mark} Mark */
/**
 * @typedef {object} Print a printed thing that lies on a table
 * @property {readonly [x: number, y: number, width: number, height: number]} box
 * @property {string} paper
 * @property {readonly Mark[]} [marks]
 * @property {readonly [x: number, y: number, width: number, height: number]} [view] the part of the marks' plane that is on it; default: the marks are in the units of the box, from its corner
 * @property {number} [turn] degrees about its middle
 * @property {number} [rx] how round its corners are
 * @property {number} [lift] how far its shadow falls, default 10
 * @property {string} [over] SVG in the units of the scene, over the print
 * @property {string} [id] tells the clips of one scene's prints apart
 */

/**
 * @param {Print} print
 * @returns {string}
 */
export function print({
  box,
  paper,
  marks = [],
  view,
  turn = 0,
  rx = 0,
  lift = 10,
  over = "",
  id = "p",
}) {
  const [x, y, width, height] = box;
  const transform =
    turn === 0
      ? undefined
      : `rotate(${number(turn, 1)} ${Math.round(x + width / 2)} ${Math.round(y + height / 2)})`;
  const viewBox = (view ?? [0, 0, width, height]).map((value) => number(value, 1)).join(" ");
  const printed = element(
    "svg",
    { x, y, width, height, viewBox, preserveAspectRatio: "xMidYMid slice" },
    [drawMarks(marks, { id })],
  );
  return element("g", { transform }, [
    rect([x + lift * 0.6, y + lift, width, height], "#1d1914", {
      opacity: 0.3,
      filter: "url(#soft)",
      rx,
    }),
    rect([x, y + 2, width + 1, height + 1], "#1d1914", { opacity: 0.16, rx }),
    rect([x, y, width, height], paper, { rx }),
    marks.length === 0 ? "" : printed,
    over,
  ]);
}

/**
 * A whole poster as a thing on a table.
 * @param {import("../posters/art.js").Art} art
 * @param {{ x: number, y: number, width: number, turn?: number, id: string }} place
 */
export function posterPrint(art, { x, y, width, turn = 0, id }) {
  return print({
    box: [x, y, width, width * 1.4],
    paper: art.paper,
    marks: art.marks,
    view: [0, 0, 1000, 1400],
    turn,
    id,
    lift: 14,
  });
}
