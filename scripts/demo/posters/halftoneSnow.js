import { INKS, PAPERS } from "../kit/inks.js";
import { createRandom } from "../kit/random.js";
import { smoothstep, times } from "./geometry.js";
import { imprint } from "./imprint.js";
import { screenTone } from "./screenTone.js";

/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {import("./marks.js").Dot} Dot */

/**
 * First Snow: firs on a slope, in one ink; the flakes are bare paper.
 * @returns {import("./art.js").Art}
 */
export function halftoneSnow() {
  const random = createRandom("first-snow");
  const paper = PAPERS.white;
  const flakes = times(
    150,
    () =>
      /** @type {Dot} */ ([
        random.between(10, 990),
        random.between(10, 1010),
        random.pick([4, 5, 7, 9, 12, 15]),
      ]),
  );
  return {
    paper,
    marks: [
      screenTone({ colour: INKS.blue, pitch: 16, angle: 15, tone: sky }),
      ...trees(random, paper),
      { kind: "path", colour: paper, data: "M0 1400V1085Q230 1010 470 1060T1000 990V1400z" },
      screenTone({ colour: INKS.blue, pitch: 16, angle: 15, tone: slope }),
      { kind: "dots", colour: paper, dots: flakes },
      ...imprint("First Snow", { colour: INKS.blue }),
    ],
    closeUp: { x: 150, y: 1245, width: 400 },
  };
}

/** @param {Point} point */
function sky([, y]) {
  return y < 1100 ? 0.94 - 0.72 * smoothstep(80, 1080, y) : 0;
}

/** @param {Point} point */
function slope([x, y]) {
  const ground = 1066 + 34 * Math.sin(x / 150 + 1.2) - x * 0.05;
  return y > ground + 25 && y < 1262
    ? 0.26 * smoothstep(0, 1, 1 - (y - ground) / 190) * smoothstep(900, 250, x)
    : 0;
}

/** @param {import("../kit/random.js").Random} random @param {string} paper @returns {import("./marks.js").Mark[]} */
function trees(random, paper) {
  const stand = [
    { x: 210, y: 1070, height: 560 },
    { x: 372, y: 1080, height: 390 },
    { x: 92, y: 1090, height: 360 },
    { x: 792, y: 1050, height: 470 },
    { x: 905, y: 1040, height: 300 },
    { x: 655, y: 1070, height: 240 },
  ];
  return stand.flatMap((tree) => {
    const { outline, snow } = fir(tree, random);
    return [
      /** @type {const} */ ({ kind: "areas", colour: INKS.blue, areas: [outline] }),
      /** @type {const} */ ({ kind: "areas", colour: paper, areas: snow }),
    ];
  });
}

/** @param {{ x: number, y: number, height: number }} tree @param {import("../kit/random.js").Random} random */
function fir({ x, y, height }, random) {
  const tiers = Math.round(height / 46);
  /** @type {Point[]} */
  const left = [];
  /** @type {Point[]} */
  const right = [];
  /** @type {Point[][]} */
  const snow = [];
  times(tiers, (tier) => {
    const t = (tier + 1) / tiers;
    const at = y - height + t * height * 0.94;
    const half = t * height * 0.24 * random.between(0.86, 1.1);
    const drop = height * 0.03;
    left.push([x - half, at + drop], [x - half * 0.42, at - drop * 0.4]);
    right.push([x + half, at + drop], [x + half * 0.42, at - drop * 0.4]);
    snow.push([
      [x - half, at + drop],
      [x - half * 0.5, at - drop * 0.9],
      [x - half * 0.36, at - drop * 0.3],
      [x - half * 0.62, at + drop * 0.6],
    ]);
  });
  return { outline: [/** @type {Point} */ ([x, y - height]), ...right, ...left.reverse()], snow };
}
