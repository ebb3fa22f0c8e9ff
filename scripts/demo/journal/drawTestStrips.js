import { INKS, PAPERS } from "../kit/inks.js";
import { blend } from "../kit/mixColours.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

const STRIPS = [
  { ink: INKS.blue, turn: -4, shift: 0 },
  { ink: INKS.vermilion, turn: 2, shift: 60 },
  { ink: INKS.green, turn: -1, shift: -30 },
  { ink: INKS.ochre, turn: 5, shift: 40 },
  { ink: INKS.violet, turn: -3, shift: -10 },
];
const STEPS = 9;

/** Test strips of one ink each, from a tint to solid; pencil ticks mark the step that was chosen. */
export function drawTestStrips() {
  return [
    element("rect", { width: 1600, height: 1000, fill: "#d9cfbd" }),
    element("rect", { width: 1600, height: 1000, fill: "url(#light)" }),
    ...STRIPS.map(strip),
  ];
}

/** @param {{ ink: string, turn: number, shift: number }} strip @param {number} index */
function strip({ ink, turn, shift }, index) {
  const y = 40 + index * 188;
  const steps = range(STEPS).map((step) =>
    element("rect", {
      x: 30 + step * 140,
      y: 20,
      width: 134,
      height: 110,
      fill: blend(PAPERS.white, ink, ((step + 1) / STEPS) ** 1.2),
    }),
  );
  const chosen = 4 + ((index * 2) % 5);
  const tick = `M${70 + chosen * 140} 72l22 26l42-62`;
  return element("g", { transform: `translate(${150 + shift} ${y})rotate(${turn} 660 75)` }, [
    element("rect", {
      x: 6,
      y: 12,
      width: 1316,
      height: 152,
      fill: "#2a241c",
      opacity: 0.3,
      filter: "url(#soft)",
    }),
    element("rect", { width: 1316, height: 152, fill: PAPERS.white }),
    ...steps,
    element("path", {
      fill: "none",
      stroke: INKS.ink,
      "stroke-width": 2,
      d: range(STEPS)
        .map((step) => `M${97 + step * 140} 134v12`)
        .join(""),
    }),
    element("path", {
      fill: "none",
      stroke: "#fff",
      "stroke-width": 9,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
      d: tick,
    }),
  ]);
}
