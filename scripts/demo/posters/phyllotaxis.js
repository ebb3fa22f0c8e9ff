import { INKS, PAPERS } from "../kit/inks.js";
import { polar, times } from "./geometry.js";
import { imprint } from "./imprint.js";

/** Turns from one seed to the next: a sunflower's own, which no fraction comes near. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const SEEDS = 760;
/** Every thirty-fourth seed lies on one spiral; two of them are counted in black. */
const COUNTED = 34;

/**
 * Sunflower Count: seeds at the golden angle, three spirals of them counted.
 * @returns {import("./art.js").Art}
 */
export function phyllotaxis() {
  const seeds = times(SEEDS, (index) => {
    const [x, y] = polar([500, 610], 14.6 * Math.sqrt(index + 0.6), index * GOLDEN_ANGLE);
    const radius = 4 + 8.6 * Math.sqrt((index + 4) / SEEDS);
    return { index, dot: /** @type {const} */ ([x, y, radius]) };
  });
  const isCounted = (/** @type {number} */ index) => [5, 18, 26].includes(index % COUNTED);
  const dots = (/** @type {boolean} */ counted) =>
    seeds.filter(({ index }) => isCounted(index) === counted).map(({ dot }) => dot);
  return {
    paper: PAPERS.cream,
    marks: [
      { kind: "dots", colour: INKS.ochre, dots: dots(false) },
      { kind: "dots", colour: INKS.ink, dots: dots(true) },
      ...tally(),
      ...imprint("Sunflower Count", { colour: INKS.ink, second: INKS.ochre }),
    ],
    closeUp: { x: 560, y: 560, width: 330 },
  };
}

/** Thirty-four strokes in fives, as one counts. @returns {import("./marks.js").Mark[]} */
function tally() {
  const data = times(COUNTED, (index) => {
    const left = 132 + Math.floor(index / 5) * 110;
    return index % 5 === 4 ? `M${left - 12} 1194l92-58` : `M${left + (index % 5) * 22} 1130v70`;
  }).join("");
  return [{ kind: "path", colour: INKS.ink, width: 6, data }];
}
