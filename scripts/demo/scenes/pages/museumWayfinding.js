import { INKS, PAPERS } from "../../kit/inks.js";
import { drawMarks } from "../../posters/drawMarks.js";
import { times } from "../../posters/geometry.js";
import { letters } from "../../posters/letters.js";
import { scene } from "../scene.js";
import { line, oval, rect, shape } from "../shapes.js";

const ARROW = "M0-14h70l-34-40h36l46 54l-46 54h-36l34-40h-70z";

/** A museum's hall: large figures on the wall, a hanging sign, a stand with leaflets. */
export function museumWayfinding() {
  const { blue, vermilion, ink, ochre } = INKS;
  const words = [
    letters("2", { face: "heavy", size: 760, x: 70, y: 880, colour: vermilion }),
    letters("Maps", { size: 82, x: 760, y: 216, colour: PAPERS.white }),
    letters("Prints", { size: 82, x: 760, y: 326, colour: PAPERS.white }),
    letters("Lift", { size: 82, x: 1190, y: 326, colour: PAPERS.white }),
    letters("Shop", { size: 82, x: 1190, y: 216, colour: PAPERS.white }),
  ];
  return scene({
    width: 1600,
    height: 1200,
    children: [
      rect([0, 0, 1600, 1200], "#e9e6df"),
      rect([0, 0, 1600, 1200], "url(#light)"),
      rect([0, 960, 1600, 240], "#a9a49b"),
      rect([0, 940, 1600, 22], "#d8d4cb"),
      shape("M0 960L-200 1200h700L600 960z", "#fff", { opacity: 0.12 }),
      drawMarks(words.slice(0, 1)),
      line("M770 0v120M1440 0v120", "#4b5157", 6),
      rect([666, 128, 890, 250], "#1d1914", { opacity: 0.3, filter: "url(#soft)" }),
      rect([650, 112, 900, 250], blue, { rx: 6 }),
      line("M1140 140v194", "#5f79c4", 4),
      drawMarks(words.slice(1)),
      shape(ARROW, PAPERS.white, { transform: "translate(1040 186)scale(.62)" }),
      shape(ARROW, PAPERS.white, { transform: "translate(1108 296)rotate(180)scale(.62)" }),
      shape(ARROW, PAPERS.white, { transform: "translate(1466 216)rotate(-90)scale(.5)" }),
      shape(ARROW, PAPERS.white, { transform: "translate(1432 296)scale(.5)" }),
      doorway(),
      stand(vermilion, ochre),
      visitor(700, ink),
    ],
  });
}

function doorway() {
  return (
    rect([1090, 470, 380, 490], "#c9c4ba") +
    rect([1110, 490, 340, 470], "#31415c") +
    rect([1170, 590, 150, 200], PAPERS.cream) +
    times(8, (index) => rect([1186, 612 + index * 20, 118, 9], INKS.green)).join("") +
    rect([1350, 620, 90, 120], PAPERS.rose) +
    oval([1395, 680, 30], INKS.vermilion) +
    shape("M1110 960L1180 880h270v80z", "#5d6a80")
  );
}

/** @param {string} first @param {string} second */
function stand(first, second) {
  const leaflets = times(6, (index) => {
    const [x, y] = [846 + (index % 2) * 82, 640 + Math.floor(index / 2) * 100];
    return (
      rect(
        [x, y, 66, 84],
        [PAPERS.white, first, second, INKS.blue, PAPERS.sky, INKS.green][index] ?? first,
      ) +
      rect([x + 10, y + 12, 34, 8], index % 2 === 0 ? INKS.ink : PAPERS.white) +
      oval([x + 33, y + 48, 16], index % 2 === 0 ? first : PAPERS.cream) +
      rect([x - 4, y + 66, 74, 20], "#4b5157")
    );
  }).join("");
  return (
    oval([920, 1060, 130, 14], "#000", { opacity: 0.35, filter: "url(#soft)" }) +
    rect([908, 900, 20, 150], "#4b5157") +
    rect([840, 1040, 156, 16], "#4b5157", { rx: 8 }) +
    rect([826, 616, 184, 330], "#33383d", { rx: 8 }) +
    leaflets
  );
}

/** Someone who has found the way, from behind. @param {number} x @param {string} ink */
function visitor(x, ink) {
  return (
    oval([x, 1120, 100, 12], "#000", { opacity: 0.35, filter: "url(#soft)" }) +
    line(`M${x - 22} 900v206M${x + 22} 900v206`, "#31415c", 40) +
    line(`M${x - 26} 1112h20M${x + 24} 1112h20`, ink, 20) +
    shape(`M${x - 62} 930q-16-230 20-270q42-28 84 0q36 40 20 270z`, INKS.ochre) +
    line(`M${x - 56} 700q-26 80-14 180`, "#c98b20", 28) +
    line(`M${x + 56} 700q40 50 44 90l-20-60`, "#c98b20", 26) +
    rect([x + 60, 690, 72, 96], PAPERS.white, { transform: `rotate(12 ${x + 90} 730)` }) +
    oval([x, 600, 44, 50], "#8a5a3c") +
    shape(`M${x - 48} 606q-6-70 48-70t48 70q-20 26-48 26t-48-26z`, "#2b211c")
  );
}
