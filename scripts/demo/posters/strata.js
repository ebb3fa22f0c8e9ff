import { INKS, PAPERS } from "../kit/inks.js";
import { createNoise } from "../kit/noise.js";
import { createRandom } from "../kit/random.js";
import { times } from "./geometry.js";
import { imprint } from "./imprint.js";

/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {(edges: { top: Point[], bottom: Point[] }) => Mark[]} Texture */

const THROW = 96;
const FAULT = "M90 90h470l-150 1150h-320z";
const OTHER_SIDE = "M574 90h336v1150h-486z";
const DEPTHS = [230, 330, 386, 520, 560, 690, 780, 930, 985, 1130, 1400];

/**
 * Strata: beds of rock, each with its own grain, and a fault that threw one side down.
 * @returns {import("./art.js").Art}
 */
export function strata() {
  return {
    paper: PAPERS.white,
    marks: [
      { kind: "group", clip: FAULT, marks: beds(0) },
      { kind: "group", clip: OTHER_SIDE, marks: beds(THROW) },
      ...imprint("Strata", { colour: INKS.ink, second: INKS.vermilion }),
    ],
    closeUp: { x: 500, y: 560, width: 360 },
  };
}

/** @param {number} drop @returns {Mark[]} */
function beds(drop) {
  const noise = createNoise("strata");
  const edge = (/** @type {number} */ index) =>
    times(24, (step) => {
      const x = 60 + step * 39;
      const fold =
        46 * Math.sin(x / 190 + 0.6) + 26 * noise(x / 260, index * 0.37) + 8 * noise(x / 60, index);
      return /** @type {Point} */ ([x, (DEPTHS[index] ?? 0) + drop - 60 + fold]);
    });
  return textures().flatMap((texture, index) =>
    texture({ top: edge(index), bottom: edge(index + 1) }),
  );
}

/** @returns {Texture[]} */
function textures() {
  const random = createRandom("strata-grain");
  return [
    solid(INKS.vermilion),
    ruled(INKS.ink, 9),
    solid(INKS.ochre),
    dotted(INKS.ink, 17, random),
    solid(INKS.ink),
    ruled(INKS.vermilion, 15),
    hatched(INKS.ochre),
    solid(INKS.vermilion),
    dotted(INKS.ochre, 22, random),
    ruled(INKS.ink, 13),
  ];
}

/** @param {string} colour @returns {Texture} */
function solid(colour) {
  return ({ top, bottom }) => [
    { kind: "areas", colour, areas: [[...top, ...[...bottom].reverse()]] },
  ];
}

/** Lines that run with the bed. @param {string} colour @param {number} gap @returns {Texture} */
function ruled(colour, gap) {
  return ({ top, bottom }) => {
    const thickness = (bottom[8]?.[1] ?? 0) - (top[8]?.[1] ?? 0);
    const count = Math.max(2, Math.round(thickness / gap));
    const lines = times(count - 1, (index) =>
      between(top, bottom, (index + 1) / count).filter((_, at) => at % 2 === 0 || at === 23),
    );
    return [{ kind: "lines", colour, width: gap * 0.42, lines, isSmooth: true }];
  };
}

/** @param {string} colour @param {number} gap @param {import("../kit/random.js").Random} random @returns {Texture} */
function dotted(colour, gap, random) {
  return ({ top, bottom }) => {
    const rows = Math.max(2, Math.round(((bottom[8]?.[1] ?? 0) - (top[8]?.[1] ?? 0)) / gap));
    const dots = times(rows - 1, (row) =>
      between(top, bottom, (row + 1) / rows).flatMap(([x, y], at, line) => {
        const next = line[at + 1] ?? [x, y];
        const second = /** @type {const} */ ([
          (x + next[0]) / 2 + (row % 2) * 9,
          (y + next[1]) / 2,
          random.between(2.4, 5.6),
        ]);
        return [/** @type {const} */ ([x + (row % 2) * 9, y, random.between(2.4, 5.6)]), second];
      }),
    ).flat();
    return [{ kind: "dots", colour, dots }];
  };
}

/** @param {string} colour @returns {Texture} */
function hatched(colour) {
  return ({ top, bottom }) => {
    const lines = times(62, (index) => {
      const at = index * 0.37;
      return [along(top, at), along(bottom, at + 0.9)];
    });
    return [{ kind: "lines", colour, width: 6, lines }];
  };
}

/** @param {Point[]} top @param {Point[]} bottom @param {number} share @returns {Point[]} */
function between(top, bottom, share) {
  return top.map(([x, y], index) => [x, y + ((bottom[index]?.[1] ?? y) - y) * share]);
}

/** @param {Point[]} line @param {number} at @returns {Point} */
function along(line, at) {
  const index = Math.min(line.length - 2, Math.floor(at));
  const [from, to] = [line[index] ?? [0, 0], line[index + 1] ?? [0, 0]];
  return [from[0] + (to[0] - from[0]) * (at - index), from[1] + (to[1] - from[1]) * (at - index)];
}
