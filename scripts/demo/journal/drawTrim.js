import { INKS, PAPERS } from "../kit/inks.js";
import { overprint } from "../kit/mixColours.js";
import { range } from "../kit/sheet.js";
import { circle, element } from "../kit/svg.js";

const BOX = { x: 330, y: 190, width: 940, height: 620 };
const BLEED = 60;

/** A sheet before the knife: the picture runs past its cut marks, a strip is already off. */
export function drawTrim() {
  const { x, y, width, height } = BOX;
  return [
    element("clipPath", { id: "bleed" }, [
      element("rect", {
        x: x - BLEED,
        y: y - BLEED,
        width: width + 2 * BLEED,
        height: height + 2 * BLEED,
      }),
    ]),
    element("rect", { width: 1600, height: 1000, fill: "#8a9a94" }),
    element("rect", {
      x: 150,
      y: 50,
      width: 1240,
      height: 920,
      fill: "#1d1914",
      opacity: 0.3,
      filter: "url(#soft)",
    }),
    element("rect", { x: 140, y: 30, width: 1240, height: 920, fill: PAPERS.white }),
    element("g", { "clip-path": "url(#bleed)" }, picture()),
    element("path", { fill: "none", stroke: INKS.ink, "stroke-width": 4, d: marks() }),
    element("path", {
      fill: "none",
      stroke: "#fff",
      "stroke-width": 3,
      "stroke-dasharray": "14 12",
      d: `M${x} ${y}h${width}v${height}h-${width}z`,
    }),
    ...swatches(),
    offcut(),
  ];
}

function picture() {
  const { x, y, width } = BOX;
  const sun = circle(x + width * 0.7, y + 250, 210);
  const hills = `M0 1000V690Q420 420 820 680T1600 560V1000z`;
  return [
    element("rect", { width: 1600, height: 1000, fill: INKS.ochre }),
    element("path", { fill: INKS.vermilion, d: sun }),
    element("path", { fill: INKS.green, d: hills }),
    element("clipPath", { id: "hills" }, [element("path", { d: hills })]),
    element("path", {
      fill: overprint(INKS.green, INKS.vermilion),
      d: sun,
      "clip-path": "url(#hills)",
    }),
  ];
}

/** At each corner two strokes that stop short of the picture, and a cross in the middle of each side. */
function marks() {
  const { x, y, width, height } = BOX;
  const [near, far] = [BLEED + 20, BLEED + 110];
  const corners = [x, x + width].flatMap((cx) => [
    `M${cx} ${y - near}v-${far - near}`,
    `M${cx} ${y + height + near}v${far - near}`,
  ]);
  const sides = [y, y + height].flatMap((cy) => [
    `M${x - near} ${cy}h-${far - near}`,
    `M${x + width + near} ${cy}h${far - near}`,
  ]);
  return [...corners, ...sides].join("");
}

function swatches() {
  return [INKS.ochre, INKS.vermilion, INKS.green, INKS.ink].flatMap((fill, index) => [
    element("rect", { x: 690 + index * 56, y: 894, width: 44, height: 38, fill }),
  ]);
}

function offcut() {
  const stripes = range(3).map((index) =>
    element("rect", {
      x: 1452,
      y: 100 + index * 300,
      width: 34,
      height: 210,
      fill: [INKS.ochre, INKS.vermilion, INKS.green][index],
    }),
  );
  return element("g", { transform: "rotate(5 1480 500)" }, [
    element("rect", {
      x: 1450,
      y: 40,
      width: 90,
      height: 920,
      fill: "#1d1914",
      opacity: 0.3,
      filter: "url(#soft)",
    }),
    element("rect", { x: 1440, y: 30, width: 90, height: 920, fill: PAPERS.white }),
    ...stripes,
  ]);
}
