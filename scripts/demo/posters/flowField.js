import { INKS, PAPERS } from "../kit/inks.js";
import { createNoise } from "../kit/noise.js";
import { createRandom } from "../kit/random.js";
import { distance, split } from "./geometry.js";
import { imprint } from "./imprint.js";
import { streamlines } from "./streamlines.js";

/** @typedef {import("../kit/svg.js").Point} Point */

/**
 * North Wind: lines that follow a wind; those that cross the sun take its ink.
 * @returns {import("./art.js").Art}
 */
export function flowField() {
  const noise = createNoise("north-wind");
  /** @type {Point} */
  const sun = [640, 470];
  const lines = streamlines({
    angle: ([x, y]) => 0.5 + 1.25 * noise(x / 520, y / 430) + 0.35 * noise(x / 170, y / 200),
    box: { left: 90, top: 90, right: 910, bottom: 1240 },
    gap: 15,
    step: 6,
    longest: 130,
    shortest: 8,
    random: createRandom("north-wind"),
  });
  const parts = lines.map((line) => split(line, (point) => distance(point, sun) < 235));
  /** @param {Point[][]} pieces */
  const thin = (pieces) =>
    pieces
      .filter((piece) => piece.length > 2)
      .map((piece) => piece.filter((_, index) => index % 6 === 0 || index === piece.length - 1));
  const style = { kind: /** @type {const} */ ("lines"), width: 7, isSmooth: true };
  return {
    paper: PAPERS.white,
    marks: [
      { ...style, colour: INKS.blue, lines: thin(parts.flatMap(({ outer }) => outer)) },
      { ...style, colour: INKS.vermilion, lines: thin(parts.flatMap(({ inner }) => inner)) },
      ...imprint("North Wind", { colour: INKS.blue, second: INKS.vermilion }),
    ],
    closeUp: { x: 620, y: 640, width: 330 },
  };
}
