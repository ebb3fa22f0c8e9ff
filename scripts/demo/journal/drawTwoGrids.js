import { INKS, PAPERS } from "../kit/inks.js";
import { circle, element } from "../kit/svg.js";

/** Degrees; the smaller, the larger the flowers. */
const TURN = 5;
const SIZE = 32;

/** A sheet of red dots seen through the holes of a blue one that is turned a little: flowers that neither sheet holds. */
export function drawTwoGrids() {
  const hole = circle(SIZE / 2, SIZE / 2, SIZE * 0.36);
  const dots = element(
    "pattern",
    { id: "a", width: SIZE, height: SIZE, patternUnits: "userSpaceOnUse" },
    [element("path", { fill: INKS.red, d: hole })],
  );
  const holes = element(
    "pattern",
    {
      id: "b",
      width: SIZE,
      height: SIZE,
      patternUnits: "userSpaceOnUse",
      patternTransform: `rotate(${TURN} 800 500)`,
    },
    [
      element("path", {
        fill: INKS.blue,
        "fill-rule": "evenodd",
        d: `M-1-1h${SIZE + 2}v${SIZE + 2}h-${SIZE + 2}z${hole}`,
      }),
    ],
  );
  return [
    element("defs", {}, [dots, holes]),
    element("rect", { width: 1600, height: 1000, fill: PAPERS.white }),
    element("rect", { width: 1600, height: 1000, fill: "url(#a)" }),
    element("rect", { width: 1600, height: 1000, fill: "url(#b)" }),
  ];
}
