import { INKS, PAPERS } from "../kit/inks.js";
import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { circle, element } from "../kit/svg.js";

const COLOURS = [
  INKS.vermilion,
  INKS.blue,
  INKS.ochre,
  INKS.green,
  INKS.red,
  INKS.violet,
  INKS.ink,
];
const STOCK = [PAPERS.white, PAPERS.cream, PAPERS.grey, PAPERS.rose, PAPERS.sky, PAPERS.kraft];

/** A floor of spoiled sheets: streaked, printed twice, crossed out. */
export function drawWaste() {
  const random = createRandom("waste sheets");
  const sheets = range(38).map((index) => {
    const [x, y] = [((index * 0.7549) % 1) * 1720 - 60, ((index * 0.5698 + 0.3) % 1) * 1120 - 60];
    return sheet({ x, y, turn: random.integer(-65, 65), kind: index % 6 }, random);
  });
  return [element("rect", { width: 1600, height: 1000, fill: "#4b5358" }), ...sheets];
}

/** @param {{ x: number, y: number, turn: number, kind: number }} place @param {import("../kit/random.js").Random} random */
function sheet({ x, y, turn, kind }, random) {
  const [first, second] = random.shuffle(COLOURS);
  const printed = [discs, streaks, twice, crossed, stepped, ruled][kind] ?? discs;
  return element(
    "g",
    { transform: `translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})` },
    [
      element("rect", {
        x: -140,
        y: -196,
        width: 290,
        height: 410,
        fill: "#15110d",
        opacity: 0.4,
        filter: "url(#soft)",
      }),
      element("rect", { x: -145, y: -205, width: 290, height: 410, fill: random.pick(STOCK) }),
      ...printed(first ?? INKS.blue, second ?? INKS.red),
    ],
  );
}

/** @param {string} first @param {string} second */
function discs(first, second) {
  return [
    element("path", { fill: first, d: circle(0, -40, 96) }),
    element("path", { fill: second, opacity: 0.85, d: circle(34, 20, 96) }),
  ];
}

/** @param {string} first */
function streaks(first) {
  const bars = range(11).map((index) => `M${-110 + index * 21} -170v${340 - ((index * 97) % 190)}`);
  return [element("path", { stroke: first, "stroke-width": 14, d: bars.join("") })];
}

/** @param {string} first @param {string} second */
function twice(first, second) {
  const d = "M-90-120L0-165L90-120V120H-90z";
  return [
    element("path", { fill: first, d }),
    element("path", { fill: second, opacity: 0.8, d, transform: "translate(24 30)rotate(6)" }),
  ];
}

/** @param {string} first @param {string} second */
function crossed(first, second) {
  return [
    element("rect", { x: -105, y: -165, width: 210, height: 330, fill: first }),
    element("path", {
      stroke: second,
      "stroke-width": 26,
      "stroke-linecap": "round",
      d: "M-100-160L100 160M100-160L-100 160",
    }),
  ];
}

/** @param {string} first */
function stepped(first) {
  return range(6).map((index) =>
    element("rect", {
      x: -105,
      y: -165 + index * 56,
      width: 210,
      height: 48,
      fill: first,
      opacity: 1 - index * 0.15,
    }),
  );
}

/** @param {string} first @param {string} second */
function ruled(first, second) {
  const lines = range(15).map((index) => `M-110 ${-160 + index * 23}h220`);
  return [
    element("path", { stroke: first, "stroke-width": 5, d: lines.join("") }),
    element("path", { fill: second, d: circle(40, 70, 60) }),
  ];
}
