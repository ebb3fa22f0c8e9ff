import { range } from "../kit/sheet.js";
import { element, polyline } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {{ isThin: boolean, a: Point, b: Point, c: Point }} Half half a rhomb, a at its tip */

const GOLDEN = (1 + Math.sqrt(5)) / 2;

/**
 * Penrose's rhombs, grown from a wheel of ten by halving: thin ones solid, some thick ones ruled.
 * @param {Sheet} sheet
 */
export function drawPenrose({ width, height, inks, paper }) {
  const [vermilion, ink = vermilion] = inks;
  const centre = { x: width / 2, y: height / 2 };
  const wheel = range(10).map((index) => slice(index, 1000));
  const halves = range(6).reduce((all) => all.flatMap(divide), wheel);
  const seen = halves.filter(({ b, c }) =>
    [b, c].some(([x, y]) => Math.abs(x) < width / 2 + 20 && Math.abs(y) < height / 2 + 20),
  );
  const far = (/** @type {Half} */ { b, c }) => Math.hypot((b[0] + c[0]) / 2, (b[1] + c[1]) / 2);
  const part = (/** @type {(half: Half) => boolean} */ test) =>
    seen
      .filter(test)
      .map(({ a, b, c }) => polyline([b, a, c], { closed: true }))
      .join("");
  const isRing = (/** @type {Half} */ half) => Math.floor((far(half) + 20) / 105) % 2 === 0;
  const outlines = seen.map(({ a, b, c }) => polyline([c, a, b])).join("");
  return [
    element("g", { transform: `translate(${centre.x} ${centre.y})`, "stroke-linejoin": "round" }, [
      element("path", { fill: ink, stroke: ink, d: part(({ isThin }) => isThin) }),
      element("path", {
        fill: vermilion,
        stroke: vermilion,
        d: part((half) => !half.isThin && isRing(half)),
      }),
      element("path", { fill: "none", stroke: paper, "stroke-width": 5, d: outlines }),
    ]),
  ];
}

/** @param {number} index @param {number} radius @returns {Half} */
function slice(index, radius) {
  const at = (/** @type {number} */ turn) =>
    /** @type {Point} */ ([radius * Math.cos(turn), radius * Math.sin(turn)]);
  const [first, second] = [
    at(((2 * index - 1) * Math.PI) / 10),
    at(((2 * index + 1) * Math.PI) / 10),
  ];
  const [b, c] = index % 2 === 0 ? [second, first] : [first, second];
  return { isThin: true, a: [0, 0], b, c };
}

/** @param {Half} half @returns {Half[]} */
function divide({ isThin, a, b, c }) {
  if (isThin) {
    const p = cut(a, b);
    return [
      { isThin: true, a: c, b: p, c: b },
      { isThin: false, a: p, b: c, c: a },
    ];
  }
  const [q, r] = [cut(b, a), cut(b, c)];
  return [
    { isThin: false, a: r, b: c, c: a },
    { isThin: false, a: q, b: r, c: b },
    { isThin: true, a: r, b: q, c: a },
  ];
}

/** @param {Point} from @param {Point} to @returns {Point} */
function cut(from, to) {
  return [from[0] + (to[0] - from[0]) / GOLDEN, from[1] + (to[1] - from[1]) / GOLDEN];
}
