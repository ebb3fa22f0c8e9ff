import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {import("../kit/random.js").Random} Random */

const CELL = 60;
/** A little over half, so that no seam shows where ribbons meet. */
const HALF = CELL / 2 + 0.6;
const TURN = CELL * 0.07;
/** Ways of two ribbons through a cell about 0, 0, from corner to corner. */
const WAYS = {
  rise: `M-${HALF} ${HALF}L${HALF}-${HALF}`,
  fall: `M-${HALF}-${HALF}L${HALF} ${HALF}`,
  left: `M-${HALF}-${HALF}Q${TURN} 0-${HALF} ${HALF}`,
  right: `M${HALF}-${HALF}Q-${TURN} 0 ${HALF} ${HALF}`,
  upper: `M-${HALF}-${HALF}Q0 ${TURN} ${HALF}-${HALF}`,
  lower: `M-${HALF} ${HALF}Q0-${TURN} ${HALF} ${HALF}`,
};
/** The upper way comes last. */
const CELLS = {
  over: ["fall", "rise"],
  under: ["rise", "fall"],
  upright: ["left", "right"],
  level: ["upper", "lower"],
  west: ["right"],
  east: ["left"],
  north: ["lower"],
  south: ["upper"],
};

/**
 * A plait over and under without end, its crossings broken here and there, alike on all four sides.
 * @param {Sheet} sheet
 */
export function drawKnots({ width, height, seed, inks, paper }) {
  const [ink, green = ink] = inks;
  const [columns, rows] = [12, 18];
  const random = createRandom(seed);
  const breaks = breaksOf({ columns, rows }, random);
  const cells = range(rows + 1).flatMap((row) =>
    range(columns + 1).flatMap((column) => {
      if ((row + column) % 2 === 0) return [];
      const id = kind({ column, row, columns, rows }, breaks);
      return [
        element("use", { href: `#${id}`, transform: `translate(${column * CELL} ${row * CELL})` }),
      ];
    }),
  );
  const [left, top] = [(width - columns * CELL) / 2, (height - rows * CELL) / 2];
  return [
    element("defs", {}, shapes({ ink, green, paper })),
    element("rect", {
      x: 30,
      y: 30,
      width: width - 60,
      height: height - 60,
      fill: "none",
      stroke: green,
      "stroke-width": 10,
    }),
    element("g", { transform: `translate(${left} ${top})`, fill: "none" }, cells),
  ];
}

/** @param {{ ink: string, green: string, paper: string }} colours */
function shapes({ ink, green, paper }) {
  const strand = (/** @type {string} */ way, /** @type {boolean} */ isOver) => {
    const d = WAYS[/** @type {keyof typeof WAYS} */ (way)];
    return [
      ...(isOver ? [element("path", { d, stroke: paper, "stroke-width": 40 })] : []),
      element("path", { d, stroke: ink, "stroke-width": 28 }),
      element("path", { d, stroke: green, "stroke-width": 15, "stroke-linecap": "square" }),
    ];
  };
  return Object.entries(CELLS).map(([id, ways]) => {
    const crosses = id === "over" || id === "under";
    return element(
      "g",
      { id },
      ways.flatMap((way, index) => strand(way, crosses && index === 1)),
    );
  });
}

/** Crossings that become bends, chosen in one quarter and mirrored.
 * @param {{ columns: number, rows: number }} size @param {Random} random @returns {Map<string, "upright" | "level">} */
function breaksOf({ columns, rows }, random) {
  /** @type {Map<string, "upright" | "level">} */
  const breaks = new Map();
  for (const row of range(rows / 2 + 1)) {
    for (const column of range(columns / 2 + 1)) {
      if ((row + column) % 2 === 0 || random.next() > 0.3) continue;
      const way = random.pick(/** @type {const} */ (["upright", "level"]));
      for (const x of [column, columns - column]) {
        for (const y of [row, rows - row]) breaks.set(`${x} ${y}`, way);
      }
    }
  }
  return breaks;
}

/** @param {{ column: number, row: number, columns: number, rows: number }} cell @param {ReadonlyMap<string, string>} breaks */
function kind({ column, row, columns, rows }, breaks) {
  if (column === 0) return "west";
  if (column === columns) return "east";
  if (row === 0) return "north";
  if (row === rows) return "south";
  return breaks.get(`${column} ${row}`) ?? (column % 2 === 0 ? "over" : "under");
}
