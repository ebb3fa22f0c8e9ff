import { INKS, PAPERS } from "../kit/inks.js";
import { createNoise } from "../kit/noise.js";
import { createRandom } from "../kit/random.js";
import { groupBy, smoothstep, times } from "./geometry.js";
import { imprint } from "./imprint.js";

/** @typedef {import("../kit/svg.js").Point} Point */

const BIRDS = 2000;

/**
 * Murmuration: a flock of short strokes, dense along a turning ribbon, over reeds.
 * @returns {import("./art.js").Art}
 */
export function murmuration() {
  const random = createRandom("murmuration");
  const noise = createNoise("murmuration");
  const birds = times(BIRDS, () => bird(random, noise));
  const flock = [...groupBy(birds, ({ size }) => size)].map(([size, alike]) => {
    /** @type {import("./marks.js").Lines} */
    const mark = {
      kind: "lines",
      colour: INKS.ink,
      width: size,
      lines: alike.map(({ line }) => line),
    };
    return mark;
  });
  return {
    paper: PAPERS.sky,
    marks: [...flock, ...reeds(random), ...imprint("Murmuration", { colour: INKS.ink })],
    closeUp: { x: 700, y: 330, width: 340 },
  };
}

/** @param {import("../kit/random.js").Random} random @param {(x: number, y: number) => number} noise */
function bird(random, noise) {
  const t = random.next();
  const turn = -2.7 + t * 5.3;
  const swell = Math.sin(Math.PI * t ** 0.8) ** 1.5;
  const reach = 1 - 0.42 * t;
  const x = 480 + 330 * reach * Math.cos(turn) + random.normal() * (12 + 62 * swell);
  const y = 560 + 360 * reach * Math.sin(turn) + random.normal() * (12 + 84 * swell);
  const angle = turn + Math.PI / 2 + 0.9 * noise(x / 160, y / 160);
  const length = 2 + 7 * smoothstep(0, 1, random.next());
  const [dx, dy] = [length * Math.cos(angle), length * Math.sin(angle) * 0.7];
  /** @type {Point[]} */
  const line = [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
  return { line, size: random.pick([3, 4, 5, 6.5]) };
}

/** @param {import("../kit/random.js").Random} random @returns {import("./marks.js").Mark[]} */
function reeds(random) {
  const stems = times(120, () => {
    const x = random.between(90, 910);
    const height = random.between(14, 70) * (0.5 + 0.9 * Math.abs(Math.sin(x / 90)));
    const lean = random.between(-14, 18);
    /** @type {Point[]} */
    const stem = [
      [x, 1240],
      [x + lean * 0.3, 1240 - height * 0.6],
      [x + lean, 1240 - height],
    ];
    return stem;
  });
  return [
    { kind: "lines", colour: INKS.ink, width: 3, lines: stems, isSmooth: true },
    {
      kind: "lines",
      colour: INKS.ink,
      width: 5,
      lines: [
        [
          [90, 1240],
          [910, 1240],
        ],
      ],
    },
  ];
}
