import { INKS, PAPERS } from "../../kit/inks.js";
import { drawMarks } from "../../posters/drawMarks.js";
import { times } from "../../posters/geometry.js";
import { ampersand } from "../../posters/glyphStudies.js";
import { halftonePear } from "../../posters/halftonePear.js";
import { letters } from "../../posters/letters.js";
import { overprintLetters } from "../../posters/overprintLetters.js";
import { placeSheet } from "../placeSheet.js";
import { scene } from "../scene.js";
import { line, oval, rect, shape } from "../shapes.js";

/** The shop from the street, in the evening, with its light on. */
export function contactDoor() {
  const sign = [
    letters("Halftone", {
      size: 118,
      x: 800,
      y: 272,
      colour: PAPERS.cream,
      align: "middle",
      tracking: 10,
    }),
  ];
  return scene({
    width: 1600,
    height: 1200,
    children: [
      rect([0, 0, 1600, 1200], "#c98f73"),
      bricks(),
      upstairs(),
      rect([130, 160, 1340, 860], "#1c4d3b"),
      rect([110, 150, 1380, 26], "#2b6a52"),
      rect([150, 180, 1300, 130], "#1f5a45"),
      rect([110, 310, 1380, 22], "#2b6a52"),
      drawMarks(sign),
      awning(),
      shopWindow(),
      door(),
      rect([0, 1020, 1600, 180], "#8f8a86"),
      rect([0, 1020, 1600, 16], "#b5b0aa"),
      line(
        "M0 1090h1600M200 1036v54M620 1036v54M1060 1036v54M1440 1036v54M400 1090v110M860 1090v110M1280 1090v110",
        "#7d7874",
        4,
      ),
      shape("M980 1030h230l70 170h-370z", "#f6d88f", { opacity: 0.28 }),
      tree(1430),
      bicycle(),
    ],
  });
}

function bricks() {
  const rows = times(7, (row) =>
    times(9, (column) => `M${column * 200 + (row % 2) * 100 - 60} ${row * 24 + 3}h72v10h-72z`).join(
      "",
    ),
  ).join("");
  return shape(rows, "#b97d61");
}

function upstairs() {
  return [260, 720, 1180]
    .map(
      (x) =>
        rect([x, -80, 170, 170], "#f1e6d2") +
        rect([x + 14, -80, 142, 156], "#7f93a0") +
        line(`M${x + 85} 0v76`, "#f1e6d2", 8) +
        rect([x - 14, 86, 198, 18], "#f1e6d2"),
    )
    .join("");
}

function awning() {
  const width = 1340 / 20;
  const stripes = times(20, (index) => {
    const x = Math.round(130 + index * width);
    return shape(
      `M${x} 332h67v96q0 30-33 30t-34-30z`,
      index % 2 === 0 ? PAPERS.cream : INKS.vermilion,
    );
  }).join("");
  return rect([150, 400, 1300, 90], "#000", { opacity: 0.3, filter: "url(#soft)" }) + stripes;
}

/** The window, with what is new this month. */
function shopWindow() {
  return [
    rect([190, 440, 700, 500], "#2b6a52"),
    rect([210, 456, 660, 470], "#f3d79a"),
    rect([210, 456, 660, 470], "url(#light)"),
    rect([210, 850, 660, 76], "#b5864f"),
    line("M300 456v60M430 456v60M490 456v40M640 456v40M700 456v70M830 456v70", "#5f4a2c", 3),
    placeSheet(overprintLetters(), { x: 270, y: 506, width: 190, id: "a" }),
    placeSheet(halftonePear(), { x: 478, y: 490, width: 196, id: "b" }),
    placeSheet(ampersand(), { x: 692, y: 516, width: 160, id: "c" }),
    times(3, (index) =>
      rect(
        [250 + index * 12, 836 - index * 14, 150, 14],
        [INKS.blue, PAPERS.rose, INKS.ochre][index] ?? INKS.blue,
      ),
    ).join(""),
    rect([470, 800, 70, 50], INKS.violet),
    rect([530, 790, 70, 60], INKS.red),
    rect([700, 812, 120, 38], PAPERS.white),
    shape("M260 926L470 456h120L380 926z", "#fff", { opacity: 0.13 }),
    rect([170, 936, 740, 20], "#174232"),
    rect([190, 956, 700, 64], "#1a4836"),
    line("M220 968h640v40h-640z", "#2b6a52", 5),
  ].join("");
}

function door() {
  return [
    rect([970, 430, 250, 590], "#2b6a52"),
    rect([988, 446, 214, 574], INKS.vermilion),
    rect([1012, 474, 166, 350], "#f8dfa6"),
    shape("M1012 824l90-350h60l-90 350z", "#fff", { opacity: 0.2 }),
    rect([1012, 850, 166, 130], "#c73a24"),
    oval([1190, 720, 10], "#f3d79a"),
    rect([1058, 560, 76, 54], PAPERS.cream, { rx: 6 }),
    line("M1070 556l26-24l26 24", "#5f4a2c", 3),
    line("M1072 580h48M1072 596h30", INKS.ink, 5),
    rect([940, 1010, 310, 18], "#a9a39c"),
    rect([1260, 440, 170, 500], "#2b6a52"),
    rect([1276, 456, 138, 470], "#f3d79a"),
    rect([1276, 456, 138, 470], "url(#light)"),
    [500, 620, 740]
      .map(
        (y, index) =>
          rect([1292, y, 106, 84], [PAPERS.sky, PAPERS.white, PAPERS.rose][index] ?? PAPERS.sky) +
          oval([1345, y + 42, 24], [INKS.ochre, INKS.blue, INKS.green][index] ?? INKS.blue) +
          line(`M1286 ${y + 92}h118`, "#b5864f", 7),
      )
      .join(""),
    rect([1260, 956, 170, 64], "#1a4836"),
  ].join("");
}

/** @param {number} x */
function tree(x) {
  return (
    oval([x + 30, 1132, 120, 16], "#000", { opacity: 0.3, filter: "url(#soft)" }) +
    line(`M${x} 1020V700`, "#6b4d2c", 16) +
    oval([x, 640, 120, 130], "#2f6b4a") +
    oval([x - 40, 610, 66, 70], "#3f8260") +
    oval([x + 50, 690, 50, 54], "#28593e") +
    shape(`M${x - 80} 1000h160l-20 130h-120z`, "#3c4248") +
    rect([x - 90, 990, 180, 26], "#4b5157", { rx: 6 })
  );
}

function bicycle() {
  const wheel = (/** @type {number} */ x) =>
    line(`M${x - 112} 1030a112 112 0 1 0 224 0a112 112 0 1 0 -224 0`, "#26252b", 9) +
    line(
      `M${x - 108} 1030h216M${x} 922v216M${x - 76} 954l152 152M${x + 76} 954l-152 152`,
      "#c2c6c7",
      2,
    ) +
    oval([x, 1030, 10], "#26252b");
  return [
    oval([480, 1146, 290, 14], "#000", { opacity: 0.35, filter: "url(#soft)" }),
    wheel(310),
    wheel(650),
    line(
      "M310 1030L400 860L590 850L480 1030zM400 860L480 1030M590 850L650 1030M576 810L590 850",
      INKS.blue,
      13,
    ),
    line("M386 826l14 34M576 810q40-14 66 12", "#26252b", 10),
    rect([346, 812, 90, 18], "#6b4d2c", { rx: 9 }),
    rect([600, 826, 130, 84], "#b58d57", { rx: 10 }),
    line("M604 850h122M606 876h118", "#94703f", 5),
    rect([620, 772, 24, 64], PAPERS.white),
    rect([652, 760, 24, 70], INKS.ochre),
    rect([684, 780, 22, 56], PAPERS.rose),
    oval([480, 1030, 26], "#26252b"),
    line("M480 1030l34 50h26", "#26252b", 8),
  ].join("");
}
