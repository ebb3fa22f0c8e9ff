import { overprint } from "../kit/mixColours.js";
import { range } from "../kit/sheet.js";
import { circle, element, polyline } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */

const RAYS = 34;

/**
 * A sun that stands half above a horizon of stripes, its rays to the edges.
 * @param {Sheet} sheet
 */
export function drawSunburst({ width, height, inks }) {
  const [rays, sun = rays] = inks;
  const [x, y, radius] = [width / 2, height * 0.64, width * 0.27];
  const above = element("clipPath", { id: "above" }, [
    element("rect", { width, height: Math.round(y) }),
  ]);
  const wedges = range(RAYS + 1).map((index) => ray({ x, y, radius, index }));
  const halo = range(4).map((ring) => circle(x, y, radius + 34 + ring * 24));
  return [
    element("defs", {}, [above]),
    element("g", { "clip-path": "url(#above)" }, [
      element("path", { fill: rays, d: wedges.join("") }),
      element("circle", { cx: x, cy: y, r: radius, fill: sun }),
      element("circle", { cx: x, cy: y, r: radius * 0.72, fill: overprint(sun, rays) }),
      element("path", { fill: "none", stroke: sun, "stroke-width": 7, d: halo.join("") }),
    ]),
    element("path", { fill: sun, d: stripes({ x, y, radius, height }).join("") }),
    element("path", { fill: rays, d: shimmer({ x, y, radius, height }).join("") }),
  ];
}

/** @param {{ x: number, y: number, radius: number, index: number }} ray */
function ray({ x, y, radius, index }) {
  const angle = -Math.PI + (index / RAYS) * Math.PI;
  const half = (index % 2 === 0 ? 0.52 : 0.3) / RAYS;
  const from = radius + (index % 2 === 0 ? 130 : 160);
  const to = index % 2 === 0 ? 1500 : 560;
  const at = (/** @type {number} */ turn, /** @type {number} */ far) =>
    /** @type {import("../kit/svg.js").Point} */ ([
      x + Math.cos(angle + turn) * far,
      y + Math.sin(angle + turn) * far,
    ]);
  return polyline([at(-half, from), at(-half * 2.2, to), at(half * 2.2, to), at(half, from)], {
    closed: true,
  });
}

/** Bars of water, thicker towards the reader, open where the sun lies on it.
 * @param {{ x: number, y: number, radius: number, height: number }} water */
function stripes({ x, y, radius, height }) {
  return rows(y, height).map(({ top, thick, far }, index) => {
    const gap = radius * (1 - far * 0.55) + (index % 2 === 0 ? 34 : -22);
    return `M0 ${top}h${Math.round(x - gap)}v${thick}h-${Math.round(x - gap)}zM${Math.round(x + gap)} ${top}h${Math.round(x - gap)}v${thick}h-${Math.round(x - gap)}z`;
  });
}

/** @param {{ x: number, y: number, radius: number, height: number }} water */
function shimmer({ x, y, radius, height }) {
  return rows(y, height).map(({ top, thick, far }, index) => {
    const half = Math.round(radius * (1 - far * 0.55) + (index % 2 === 0 ? 6 : -50));
    return `M${x - half} ${top}h${2 * half}v${thick}h-${2 * half}z`;
  });
}

/** @param {number} y @param {number} height */
function rows(y, height) {
  return range(9).map((row) => {
    const far = row / 9;
    return {
      far,
      top: Math.round(y + 14 + (height - y) * far ** 1.35),
      thick: Math.round(8 + row * 4.2),
    };
  });
}
