import { INKS, PAPERS } from "../kit/inks.js";
import { clamp, rectangle, smoothstep } from "./geometry.js";
import { screenTone } from "./screenTone.js";

/** @typedef {import("../kit/svg.js").Point} Point */

const LAMP = { x: 690, y: 466 };

/**
 * Lighthouse: a night of blue dots that give way to the beam.
 * @returns {import("./art.js").Art}
 */
export function halftoneBeam() {
  const { blue, ochre } = INKS;
  const paper = PAPERS.white;
  const tower = "M640 520h100l34 560h-168z";
  const bands = "M634 620h112l6 105h-124zM621 830h138l7 110h-152z";
  const head = "M650 436h80v70h-80zM626 506h128v18h-128zM644 436q46-58 92 0z";
  const rock = "M300 1400q60-190 170-230q90-80 190-90l150 4q120 60 160 150l30 166z";
  return {
    paper,
    marks: [
      screenTone({ colour: ochre, pitch: 17, angle: 0, tone: beam }),
      screenTone({ colour: blue, pitch: 17, angle: 45, tone: night }),
      { kind: "path", colour: paper, data: tower },
      { kind: "path", colour: blue, data: bands + head },
      { kind: "path", colour: blue, width: 6, data: tower },
      { kind: "path", colour: ochre, data: rectangle([667, 448], 46, 46) },
      { kind: "path", colour: blue, data: rock },
    ],
    closeUp: { x: 560, y: 470, width: 360 },
  };
}

/** How far a point is off the beam's axis, in half widths. @param {Point} point */
function offBeam([x, y]) {
  const [dx, dy] = [x - LAMP.x, y - LAMP.y];
  const along = -dx * 0.955 - dy * 0.297;
  const across = -dx * -0.297 - dy * 0.955;
  if (along < 0) return 9;
  return Math.abs(across) / (14 + along * 0.27);
}

/** @param {Point} point */
function beam(point) {
  const far = Math.hypot(point[0] - LAMP.x, point[1] - LAMP.y);
  return offBeam(point) < 1 ? 0.85 - 0.7 * smoothstep(60, 820, far) : 0;
}

/** @param {Point} point */
function night(point) {
  const [x, y] = point;
  const dusk = 0.92 - 0.62 * smoothstep(250, 1250, y);
  const sea = y > 1130 ? 0.5 + 0.34 * Math.sin(y / 17) + 0.12 * Math.sin(x / 60 + y / 30) : 0;
  const glow = smoothstep(40, 200, Math.hypot(x - LAMP.x, y - LAMP.y));
  const shade = smoothstep(0.8, 1.25, offBeam(point));
  return clamp((y > 1130 ? sea : dusk) * shade * glow, 0, 0.96);
}
