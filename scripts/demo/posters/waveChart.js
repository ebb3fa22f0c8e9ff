import { INKS, PAPERS } from "../kit/inks.js";
import { times } from "./geometry.js";
import { imprint } from "./imprint.js";
import { letters } from "./letters.js";

/** @typedef {import("../kit/svg.js").Point} Point */

const DAYS = 15;
const ROW = 74;

/**
 * Tide Table: a fortnight of tides from new moon to full, a day a row.
 * @returns {import("./art.js").Art}
 */
export function waveChart() {
  return {
    paper: PAPERS.white,
    marks: [
      ...times(DAYS, (day) => tide(day)).flat(),
      ...times(DAYS, (day) => moon(day)).flat(),
      ...imprint("Tide Table", { colour: INKS.ink, second: INKS.blue }),
    ],
    closeUp: { x: 170, y: 1220, width: 430 },
  };
}

/** @param {number} day @returns {import("./marks.js").Mark[]} */
function tide(day) {
  const base = 190 + day * ROW;
  const range = 20 + 34 * Math.cos((day / (DAYS - 1)) * 2 * Math.PI) ** 2;
  const curve = times(45, (step) => {
    const hours = (step / 44) * 24;
    const high = Math.cos(((hours - 1.5 - day * 0.81) / 12.42) * 2 * Math.PI);
    const odd = 0.22 * Math.cos(((hours - 5 - day * 0.4) / 24.8) * 2 * Math.PI);
    return /** @type {Point} */ ([250 + (step / 44) * 660, base - 6 - range * (1 + high + odd)]);
  });
  const low = /** @type {Point[]} */ ([
    [910, base],
    [250, base],
  ]);
  return [
    { kind: "areas", colour: INKS.blue, areas: [[...curve, ...low]], opacity: 0.9 },
    { kind: "lines", colour: PAPERS.white, width: 3, lines: [curve], isSmooth: true },
    letters(String(day + 1), { size: 24, x: 90, y: base, colour: INKS.ink }),
  ];
}

/** The moon's face that night. @param {number} day @returns {import("./marks.js").Mark[]} */
function moon(day) {
  const [x, y, r] = [178, 181 + day * ROW, 20];
  const bulge = r * Math.cos((day / (DAYS - 1)) * Math.PI);
  const sweep = bulge > 0 ? 0 : 1;
  const dark = `M${x} ${y - r}a${r} ${r} 0 0 0 0 ${2 * r}a${Math.abs(Math.round(bulge))} ${r} 0 0 ${sweep} 0 ${-2 * r}z`;
  const isNew = day === 0;
  const disc = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  return [
    { kind: "path", colour: INKS.ink, width: 2.5, data: disc },
    { kind: "path", colour: INKS.ink, data: isNew ? disc : dark },
  ];
}
