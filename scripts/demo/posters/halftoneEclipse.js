import { INKS, PAPERS } from "../kit/inks.js";
import { createNoise } from "../kit/noise.js";
import { circle } from "../kit/svg.js";
import { polar, times } from "./geometry.js";
import { imprint } from "./imprint.js";

/** @typedef {import("./marks.js").Dot} Dot */

const SUN = /** @type {const} */ ([500, 640]);
const MOON = 208;
const RINGS = 17;

/**
 * Eclipse: a screen of rings; the dots are the corona, the disc is what hides the sun.
 * @returns {import("./art.js").Art}
 */
export function halftoneEclipse() {
  const noise = createNoise("eclipse");
  const corona = times(RINGS, (ring) => dots(ring, noise)).flat();
  return {
    paper: PAPERS.grey,
    marks: [
      { kind: "dots", colour: INKS.ink, dots: corona },
      { kind: "path", colour: INKS.vermilion, data: circle(SUN[0] + 15, SUN[1] - 15, MOON + 7) },
      { kind: "path", colour: INKS.ink, data: circle(SUN[0], SUN[1], MOON) },
      ...imprint("Eclipse", { colour: INKS.ink, second: INKS.vermilion }),
    ],
    closeUp: { x: 660, y: 480, width: 350 },
  };
}

/** @param {number} ring @param {(x: number, y: number) => number} noise @returns {Dot[]} */
function dots(ring, noise) {
  const radius = MOON + 36 + ring * 14 + ring * ring * 0.22;
  const count = 96;
  return times(count, (index) => {
    const turn = ((index + (ring % 2) / 2) / count) * 2 * Math.PI;
    const streamer =
      0.5 +
      0.34 * noise(2.2 * Math.cos(turn) + 5, 2.2 * Math.sin(turn) + 5) -
      0.46 * Math.cos(turn * 2 + 0.5);
    const tone = Math.max(0, 1.1 * streamer + 0.3 - ring / RINGS);
    const size = Math.min(0.5, 0.56 * Math.sqrt(tone)) * ((2 * Math.PI * radius) / count) * 0.9;
    const [x, y] = polar([...SUN], radius, turn);
    return /** @type {Dot} */ ([x, y, Math.min(size, 11)]);
  }).filter(([, , size]) => size > 1.2);
}
