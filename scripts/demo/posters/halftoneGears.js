import { INKS, PAPERS } from "../kit/inks.js";
import { circle, polyline } from "../kit/svg.js";
import { distance, polar, smoothstep, times } from "./geometry.js";
import { imprint } from "./imprint.js";
import { screenTone } from "./screenTone.js";

/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {{ at: Point, radius: number, teeth: number, turn: number }} Gear */

/** Teeth of meshing wheels are as many as their radii say. */
const GEARS = {
  large: /** @type {Gear} */ ({ at: [392, 842], radius: 282, teeth: 28, turn: 0 }),
  middle: /** @type {Gear} */ ({ at: [640, 376], radius: 222, teeth: 22, turn: 0.06 }),
  small: /** @type {Gear} */ ({ at: [760, 1022], radius: 120, teeth: 12, turn: 0.17 }),
};

/**
 * Engine: three wheels: one screened, one solid, one ruled.
 * @returns {import("./art.js").Art}
 */
export function halftoneGears() {
  const { large, middle, small } = GEARS;
  const { ink, red } = INKS;
  const paper = PAPERS.cream;
  const screen = screenTone({
    colour: ink,
    pitch: 14,
    angle: 45,
    tone: (point) => shade(point, large),
  });
  return {
    paper,
    marks: [
      { kind: "group", clip: outline(large), marks: [screen] },
      { kind: "path", colour: ink, width: 7, data: outline(large) + circle(...large.at, 46) },
      { kind: "path", colour: paper, data: windows(large, 5) },
      { kind: "path", colour: ink, width: 7, data: windows(large, 5) },
      { kind: "path", colour: red, data: outline(middle) },
      { kind: "path", colour: paper, data: windows(middle, 6) + circle(...middle.at, 30) },
      {
        kind: "group",
        clip: outline(small),
        marks: [{ kind: "path", colour: ink, width: 6, data: rules(small) }],
      },
      { kind: "path", colour: ink, width: 7, data: outline(small) },
      { kind: "path", colour: red, data: circle(...small.at, 44) },
      { kind: "path", colour: paper, data: circle(...small.at, 15) },
      ...imprint("Engine", { colour: ink, second: INKS.red }),
    ],
    closeUp: { x: 560, y: 640, width: 380 },
  };
}

/** @param {Gear} gear */
function outline({ at, radius, teeth, turn }) {
  const pitch = (2 * Math.PI) / teeth;
  const points = times(teeth, (tooth) => {
    const from = turn + tooth * pitch;
    return [
      [0, -19],
      [0.09, 17],
      [0.36, 17],
      [0.45, -19],
    ].map(([share = 0, height = 0]) => polar(at, radius + height, from + share * pitch * 1.12));
  }).flat();
  return polyline(points, { closed: true });
}

/** Holes between the spokes. @param {Gear} gear @param {number} spokes */
function windows({ at, radius, turn }, spokes) {
  const [outer, inner] = [radius * 0.76, radius * 0.34];
  return times(spokes, (index) => {
    const from = turn + ((index + 0.13) / spokes) * 2 * Math.PI;
    const to = turn + ((index + 0.87) / spokes) * 2 * Math.PI;
    const arc = (/** @type {number} */ r, /** @type {number} */ a, /** @type {number} */ b) =>
      times(9, (step) => polar(at, r, a + ((b - a) * step) / 8));
    return polyline([...arc(outer, from, to), ...arc(inner, to - 0.12, from + 0.12)], {
      closed: true,
    });
  }).join("");
}

/** @param {Gear} gear */
function rules({ at: [x, y], radius }) {
  const reach = radius + 24;
  return times(27, (index) => `M${x - reach} ${y - reach + index * 12}h${2 * reach}`).join("");
}

/** @param {Point} point @param {Gear} gear */
function shade(point, { at, radius }) {
  const apart = distance(point, at) / (radius + 20);
  const light = (point[0] - at[0] - (point[1] - at[1])) / (2 * radius);
  return 0.1 + 0.66 * smoothstep(-0.8, 0.8, -light) * (0.55 + 0.45 * apart);
}
