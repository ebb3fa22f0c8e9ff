import { INKS, PAPERS } from "../../kit/inks.js";
import { createRandom } from "../../kit/random.js";
import { times } from "../../posters/geometry.js";
import { letters } from "../../posters/letters.js";
import { print } from "../print.js";
import { line, oval, rect } from "../shapes.js";
import { tableTop } from "../tableTop.js";

/** @typedef {import("../../posters/marks.js").Mark} Mark */
/** @typedef {{ name: string, paper: string, fill: string, leaf: string, draw: (packet: Packet) => Mark[] }} Packet */

const { red, green, ochre, vermilion, violet, blue } = INKS;

/** @type {readonly Packet[]} */
const PACKETS = [
  { name: "Radish", paper: PAPERS.cream, fill: red, leaf: green, draw: root },
  { name: "Carrot", paper: PAPERS.sky, fill: vermilion, leaf: green, draw: carrot },
  { name: "Peas", paper: PAPERS.rose, fill: green, leaf: green, draw: peas },
  { name: "Marigold", paper: PAPERS.white, fill: ochre, leaf: green, draw: flower },
  { name: "Beet", paper: PAPERS.kraft, fill: violet, leaf: green, draw: root },
  { name: "Cornflower", paper: PAPERS.cream, fill: blue, leaf: green, draw: flower },
];

/** Six packets of seed, some of it spilled. */
export function seedPackets() {
  const random = createRandom("seed-packets");
  const turns = [-4, 3, -2, 5, -5, 2];
  const packets = PACKETS.map((packet, index) => {
    const [x, y] = [180 + (index % 3) * 430, 70 + Math.floor(index / 3) * 560];
    return print({
      box: [x, y, 340, 490],
      paper: packet.paper,
      turn: turns[index] ?? 0,
      id: `p${index}`,
      lift: 14,
      marks: [
        { kind: "group", transform: "translate(19 2)scale(.89)", marks: packet.draw(packet) },
        letters(packet.name, {
          face: "display",
          size: packet.name.length > 8 ? 50 : 62,
          x: 170,
          y: 420,
          colour: packet.fill,
          align: "middle",
        }),
        letters("Plot Seven Seeds", { size: 20, x: 170, y: 458, colour: green, align: "middle" }),
      ],
      over:
        rect([x, y, 340, 34], "#000", { opacity: 0.08 }) +
        line(`M${x + 6} ${y + 34}h328`, "#000", { width: 3, opacity: 0.13 }),
    });
  });
  const seeds = times(60, () =>
    oval(
      [
        random.between(20, 1590),
        random.between(1010, 1190),
        random.between(4, 8),
        random.between(3, 5),
      ],
      random.pick(["#5a4029", "#8a683f", "#3f5a35", "#c9a04a"]),
    ),
  ).join("");
  return tableTop("#c3b193", [seeds, ...packets, string()]);
}

/** A ball of string. */
function string() {
  return (
    oval([1506, 566, 92], "#1d1914", { opacity: 0.35, filter: "url(#soft)" }) +
    oval([1500, 552, 90], "#d9b980") +
    line(
      "M1424 520q70-60 150-10M1416 560q80-60 166 0M1430 600q70-40 146 4M1450 490q60 90 20 140M1500 464q50 90 6 174M1546 480q36 70-6 140M1590 560q60 60 20 160",
      "#b8935a",
      6,
    )
  );
}

/** @param {Packet} packet @returns {Mark[]} */
function root({ fill, leaf }) {
  return [
    {
      kind: "path",
      colour: leaf,
      data: "M160 170q-80-30-70-110q70 20 78 100zM176 170q-12-80 20-116q36 50-8 118zM186 172q20-70 92-76q-4 70-82 88z",
    },
    {
      kind: "path",
      colour: fill,
      data: "M92 246q0-80 78-80t78 80q-6 70-66 90q-8 30-14 44q-6-14-12-44q-60-22-64-90z",
    },
    {
      kind: "path",
      colour: PAPERS.white,
      width: 6,
      opacity: 0.6,
      data: "M116 236q4-40 36-50M124 262q2 12 10 22",
    },
  ];
}

/** @param {Packet} packet @returns {Mark[]} */
function carrot({ fill, leaf }) {
  return [
    {
      kind: "path",
      colour: leaf,
      width: 9,
      data: "M170 176q-30-70-80-90M170 176q-10-80-20-120M170 176q10-70 40-116M170 176q30-50 84-74",
    },
    { kind: "path", colour: fill, data: "M116 188q10-30 54-30t54 30q-6 110-54 194q-48-84-54-194z" },
    {
      kind: "path",
      colour: PAPERS.sky,
      width: 5,
      data: "M126 220h34M190 250h24M136 282h28M178 306h20M150 332h16",
    },
  ];
}

/** @param {Packet} packet @returns {Mark[]} */
function peas({ fill, paper }) {
  const pods = [
    [170, 150, -18],
    [170, 240, 14],
    [176, 326, -10],
  ].map(
    ([x = 0, y = 0, turn = 0]) =>
      /** @type {Mark} */ ({
        kind: "group",
        transform: `translate(${x} ${y})rotate(${turn})`,
        marks: [
          {
            kind: "path",
            colour: fill,
            data: "M-124 0q60-58 124-52t124 52q-60 50-124 46t-124-46z",
          },
          {
            kind: "dots",
            colour: paper,
            dots: times(5, (index) => /** @type {const} */ ([-72 + index * 36, -2, 15])),
          },
        ],
      }),
  );
  return pods;
}

/** @param {Packet} packet @returns {Mark[]} */
function flower({ fill, leaf, paper }) {
  const petals = times(
    14,
    (index) =>
      /** @type {Mark} */ ({
        kind: "path",
        colour: fill,
        data: "M0 0q-26-60 0-108q26 48 0 108z",
        transform: `translate(170 190)rotate(${Math.round((index * 360) / 14)})`,
      }),
  );
  return [
    { kind: "path", colour: leaf, width: 9, data: "M170 200q10 90 0 170" },
    {
      kind: "path",
      colour: leaf,
      data: "M172 330q-90-6-110-66q90 0 110 66zM172 350q70-10 96-62q-80 0-96 62z",
    },
    ...petals,
    { kind: "dots", colour: paper, dots: [[170, 190, 34]] },
    {
      kind: "dots",
      colour: leaf,
      dots: times(
        12,
        (index) =>
          /** @type {const} */ ([
            170 + 18 * Math.cos(index * 2.4) * (index / 12),
            190 + 22 * Math.sin(index * 2.4) * (index / 12),
            4,
          ]),
      ),
    },
  ];
}
