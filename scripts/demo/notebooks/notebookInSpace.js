import { range } from "../kit/sheet.js";
import { element, number, polyline } from "../kit/svg.js";
import { spineColour, THICKNESS } from "./notebookThings.js";

/** @typedef {import("../kit/stationery.js").Stationery} Stationery */
/** @typedef {import("../kit/svg.js").Point} Point */
/**
 * @typedef {object} Pose how a notebook stands or lies; directions are in units of the picture for each unit of the notebook
 * @property {Point} at where the top corner at the spine of its front cover is
 * @property {Point} across along the cover's top edge
 * @property {Point} down along the spine
 * @property {Point} back into the depth
 * @property {"spine" | "fore"} side which long side is seen
 * @property {"head" | "foot"} end which short side is seen
 * @property {string} [cover] a plain colour in place of the printed cover
 * @property {string} [spine] default: the notebook's own
 */

/**
 * A notebook as a box: printed cover, spine or fore edge, and the pages' end between the boards.
 * @param {Stationery} book
 * @param {Pose} pose
 */
export function notebookInSpace(
  book,
  { at, across, down, back, side, end, cover, spine = spineColour(book) },
) {
  const { width, height } = book;
  const thick = THICKNESS[book.kind === "desk" ? "desk" : "pocket"];
  const place = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) =>
    /** @type {Point} */ ([
      at[0] + across[0] * x + down[0] * y + back[0] * z,
      at[1] + across[1] * x + down[1] * y + back[1] * z,
    ]);
  const long = side === "spine" ? 0 : width;
  const short = end === "head" ? 0 : height;
  const pages = (/** @type {readonly [Point, Point, Point, Point]} */ corners) =>
    pageBlock(corners, { board: book.paper, count: book.kind === "desk" ? 9 : 5 });
  const sideCorners = /** @type {const} */ ([
    place(long, 0, 0),
    place(long, height, 0),
    place(long, height, thick),
    place(long, 0, thick),
  ]);
  const matrix = [...across, ...down, ...at].map((value) => number(value, 3)).join(" ");
  return [
    side === "spine"
      ? element("path", { fill: spine, d: polyline(sideCorners, { closed: true }) }) +
        element("path", { fill: "#000", opacity: 0.2, d: polyline(sideCorners, { closed: true }) })
      : pages(sideCorners),
    pages([
      place(0, short, 0),
      place(width, short, 0),
      place(width, short, thick),
      place(0, short, thick),
    ]),
    element("g", { transform: `matrix(${matrix})` }, [
      cover === undefined
        ? element("use", { href: "#front" })
        : element("rect", { width, height, fill: cover }),
    ]),
  ].join("");
}

/** The edges of boards and pages between two boards; the first two corners are the front's.
 * @param {readonly [Point, Point, Point, Point]} corners @param {{ board: string, count: number }} options */
function pageBlock([a, b, c, d], { board, count }) {
  const between = (/** @type {number} */ t) => [mix(a, d, t), mix(b, c, t)];
  const line = (/** @type {number} */ t) => polyline(between(t), { digits: 1 });
  return (
    element("path", { fill: "#f3ecdd", d: polyline([a, b, c, d], { closed: true }) }) +
    element("path", {
      fill: "none",
      stroke: "#b9ad97",
      "stroke-width": 1.2,
      d: range(count)
        .map((index) => line((index + 1) / (count + 1)))
        .join(""),
    }) +
    element("path", {
      fill: "none",
      stroke: board,
      "stroke-width": 5,
      d: line(0.04) + line(0.96),
    }) +
    element("path", {
      fill: "none",
      stroke: "#4a3c28",
      "stroke-width": 1.2,
      opacity: 0.4,
      d: line(0.1) + line(0.9),
    })
  );
}

/** @param {Point} a @param {Point} b @param {number} t @returns {Point} */
function mix(a, b, t) {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
