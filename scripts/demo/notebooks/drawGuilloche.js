import { range } from "../kit/sheet.js";
import { smooth } from "../kit/smooth.js";
import { element } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {{ id: string, inner: number, outer: number, petals: number, turns: number }} Rosette */

/** From the rim to the eye; each is one curve, turned many times. */
const ROSETTES = [
  { id: "rim", inner: 318, outer: 385, petals: 24, turns: 6 },
  { id: "lace", inner: 170, outer: 330, petals: 12, turns: 14 },
  { id: "star", inner: 60, outer: 205, petals: 8, turns: 16 },
  { id: "eye", inner: 14, outer: 78, petals: 6, turns: 10 },
];

/**
 * Engine-turned rosettes and borders, as on old banknotes.
 * @param {Sheet} sheet
 */
export function drawGuilloche({ width, height, inks }) {
  const [violet] = inks;
  const place = `translate(${width / 2} ${height / 2})`;
  const turned = ROSETTES.flatMap(({ id, petals, turns }) =>
    range(turns).map((turn) =>
      element("use", {
        href: `#${id}`,
        transform: `rotate(${Math.round((turn * 36000) / petals / turns) / 100})`,
      }),
    ),
  );
  const borders = [70, height - 190].flatMap((y) =>
    range(10).map((index) =>
      element("path", { d: wave({ y, width, phase: (index / 10) * Math.PI }) }),
    ),
  );
  return [
    element(
      "defs",
      {},
      ROSETTES.map((rosette) => element("path", { id: rosette.id, d: curve(rosette) })),
    ),
    element("g", { fill: "none", stroke: violet, "stroke-width": 2.2 }, [
      element("g", { transform: place }, turned),
      ...borders,
      element("rect", { x: 46, y: 46, width: width - 92, height: height - 92, "stroke-width": 4 }),
      element("rect", { x: 58, y: 58, width: width - 116, height: height - 116 }),
    ]),
  ];
}

/** @param {Rosette} rosette */
function curve({ inner, outer, petals }) {
  const steps = petals * 10;
  const points = range(steps).map((step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const swing = Math.sin(angle * petals) * 0.8 + Math.sin(angle * petals * 2 + 0.6) * 0.2;
    const radius = inner + (outer - inner) * (0.5 + 0.5 * swing);
    return /** @type {Point} */ ([Math.cos(angle) * radius, Math.sin(angle) * radius]);
  });
  return smooth(points, { closed: true, digits: 1 });
}

/** @param {{ y: number, width: number, phase: number }} wave */
function wave({ y, width, phase }) {
  const steps = 66;
  const points = range(steps + 1).map((step) => {
    const x = 58 + (step / steps) * (width - 116);
    return /** @type {Point} */ ([
      x,
      y + 60 + Math.sin((step / steps) * Math.PI * 11 + phase) * 46 * Math.cos(phase),
    ]);
  });
  return smooth(points);
}
