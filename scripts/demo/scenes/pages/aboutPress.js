import { INKS, PAPERS } from "../../kit/inks.js";
import { element } from "../../kit/svg.js";
import { drawMarks } from "../../posters/drawMarks.js";
import { times } from "../../posters/geometry.js";
import { screenTone } from "../../posters/screenTone.js";
import { scene } from "../scene.js";
import { line, oval, rect, shape } from "../shapes.js";

/** Inside the press: two drums, their rollers, and a sheet that passes under both. */
export function aboutPress() {
  return scene({
    width: 1600,
    height: 1200,
    children: [
      element("defs", {}, [drumShade()]),
      rect([0, 0, 1600, 1200], "#3b4147"),
      rect([0, 0, 1600, 120], "#2f3439"),
      rect([0, 1010, 1600, 190], "#2a2e33"),
      [90, 1510]
        .map((x) =>
          times(
            7,
            (index) =>
              oval([x, 200 + index * 130, 16], "#565d64") +
              line(`M${x - 8} ${200 + index * 130}h16`, "#2f3439", 4),
          ).join(""),
        )
        .join(""),
      drum(480, 424, { r: 262, ink: INKS.vermilion }),
      drum(1120, 424, { r: 262, ink: INKS.blue }),
      sheet(),
      roller(500, 852),
      roller(1120, 852),
      rect([0, 60, 1600, 26], "#8d9294"),
      rect([0, 60, 1600, 8], "#c2c6c7"),
    ],
  });
}

function drumShade() {
  return element("linearGradient", { id: "round", x1: 0, y1: 0, x2: 1, y2: 1 }, [
    element("stop", { offset: 0, "stop-color": "#fff", "stop-opacity": 0.4 }),
    element("stop", { offset: 0.5, "stop-color": "#fff", "stop-opacity": 0 }),
    element("stop", { offset: 1, "stop-color": "#000", "stop-opacity": 0.4 }),
  ]);
}

/** A drum seen along its axle: ink on its skin, a squeegee and the ink's way in inside. @param {number} x @param {number} y @param {{ r: number, ink: string }} drum */
function drum(x, y, { r, ink }) {
  const bolts = times(12, (index) => {
    const turn = (index / 12) * 2 * Math.PI;
    return oval([x + r * 0.8 * Math.cos(turn), y + r * 0.8 * Math.sin(turn), 10], "#8d9294");
  }).join("");
  return [
    oval([x + 20, y + 40, r + 20], "#000", { opacity: 0.45, filter: "url(#soft)" }),
    oval([x, y, r + 34], "#23262a"),
    oval([x, y, r + 22], ink),
    oval([x, y, r + 22], "url(#round)"),
    oval([x, y, r - 8], "#d3d5d3"),
    oval([x, y, r - 8], "url(#round)"),
    bolts,
    oval([x, y, r * 0.66], "#23262a"),
    oval([x, y, r * 0.62], ink),
    shape("M-60 10q30-14 60 0t60 0q-6 52-60 52T-60 10z", "#000", {
      opacity: 0.2,
      transform: `translate(${x} ${y})scale(${r / 100})`,
    }),
    oval([x, y, r * 0.62], "url(#round)"),
    oval([x, y + r * 0.34, 66], "#4b5157"),
    oval([x, y + r * 0.34, 66], "url(#round)"),
    oval([x, y + r * 0.34, 22], "#c2c6c7"),
    rect([x - 22, y - r * 0.55, 44, r * 0.6], "#c2c6c7", { rx: 10 }),
    rect([x - 22, y - r * 0.55, 14, r * 0.6], "#fff", { rx: 7, opacity: 0.35 }),
    oval([x, y, 52], "#8d9294"),
    oval([x, y, 52], "url(#round)"),
    oval([x, y, 20], "#23262a"),
  ].join("");
}

/** The sheet from the side edge on and its printed face, which hangs over the front. */
function sheet() {
  const face = [
    screenTone({
      colour: INKS.vermilion,
      pitch: 20,
      angle: 15,
      tone: ([x, y]) => (x > 620 || y < 560 || y > 760 ? 0 : 0.1 + 0.7 * ((x - 0) / 620)),
    }),
    screenTone({
      colour: INKS.blue,
      pitch: 20,
      angle: 60,
      tone: ([x, y]) => (x < 300 || y < 560 || y > 760 ? 0 : 0.1 + 0.6 * ((x - 300) / 700)),
      opacity: 0.88,
    }),
  ];
  return (
    rect([60, 800, 1480, 24], "#000", { opacity: 0.5, filter: "url(#soft)" }) +
    shape("M40 770h1520l40 250h-1600z", PAPERS.white) +
    `<svg x="40" y="790" width="1520" height="210" viewBox="0 570 1000 138" preserveAspectRatio="none">${drawMarks(face)}</svg>` +
    shape("M40 770h1520l4 22h-1528z", "#000", { opacity: 0.12 })
  );
}

/** @param {number} x @param {number} y */
function roller(x, y) {
  return [
    rect([x - 290, y + 208, 580, 40], "#8d9294", { rx: 8 }),
    rect([x - 256, y + 180, 512, 96], "#4b5157", { rx: 46 }),
    rect([x - 246, y + 194, 492, 16], "#fff", { rx: 8, opacity: 0.2 }),
  ].join("");
}
