import { face } from "../kit/isometric.js";
import { createNoise } from "../kit/noise.js";
import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {import("../kit/isometric.js").Place} Place */
/** @typedef {{ x: number, y: number, size: number, high: number, roof: string, floors: number }} Block */

const PITCH = 110;

/**
 * A city from above: lit walls ruled with floors, dark walls solid, a few red roofs.
 * @param {Sheet} sheet
 */
export function drawBlocks({ width, height, seed, inks, paper }) {
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const [ink, red = ink] = inks;
  const count = 15;
  const blocks = range(count * count).flatMap((index) => {
    const [column, row] = [index % count, Math.floor(index / count)];
    const [x, y] = [(column - 7) * PITCH, (row - 7) * PITCH];
    const isSeen = Math.abs(x - y) < 640 && Math.abs(x + y) < 1650;
    const swell = noise(column * 0.33, row * 0.33);
    const high = Math.round(Math.max(26, 110 + swell * 210 + random.between(-40, 60)));
    const isPark = column % 5 === 3 && row % 4 === 1;
    const isRed = random.next() < 0.13;
    const size = random.pick([78, 84, 84, 70]);
    if (!isSeen) return [];
    return [
      isPark
        ? park({ x, y, red })
        : block(
            { x, y, size, high, roof: isRed ? red : paper, floors: Math.floor(high / 13) },
            { ink, paper },
          ),
    ];
  });
  return [
    element(
      "g",
      {
        transform: `translate(${width / 2} ${height / 2 + 30})`,
        "stroke-linejoin": "round",
        stroke: ink,
        "stroke-width": 3,
      },
      blocks,
    ),
  ];
}

/** @param {Block} block @param {{ ink: string, paper: string }} colours */
function block({ x, y, size, high, roof, floors }, { ink, paper }) {
  const [right, front] = [x + size, y + size];
  const rules = range(floors)
    .map((floor) =>
      face([
        [x, front, floor * 13 + 8],
        [right, front, floor * 13 + 8],
      ]).replace("z", ""),
    )
    .join("");
  return [
    element("path", {
      fill: paper,
      d: face([
        [x, front, 0],
        [right, front, 0],
        [right, front, high],
        [x, front, high],
      ]),
    }),
    element("path", { "stroke-width": 4, d: rules }),
    element("path", {
      fill: ink,
      d: face([
        [right, y, 0],
        [right, front, 0],
        [right, front, high],
        [right, y, high],
      ]),
    }),
    element("path", {
      fill: roof,
      d: face([
        [x, y, high],
        [right, y, high],
        [right, front, high],
        [x, front, high],
      ]),
    }),
  ].join("");
}

/** @param {{ x: number, y: number, red: string }} park */
function park({ x, y, red }) {
  const trees = range(9).map((index) => {
    const [across, along] = [18 + (index % 3) * 24, 18 + Math.floor(index / 3) * 24];
    return face([
      [x + across - 7, y + along + 7, 0],
      [x + across, y + along, 26],
      [x + across + 7, y + along - 7, 0],
    ]);
  });
  return element("path", { fill: red, stroke: "none", d: trees.join("") });
}
