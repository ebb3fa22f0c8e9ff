import { INKS, PAPERS } from "../kit/inks.js";
import { blend } from "../kit/mixColours.js";
import { range } from "../kit/sheet.js";
import { circle, element } from "../kit/svg.js";

const PIXEL = 50;

/** One ball in the light: on the left in pixels, each with its grey; on the right in dots, each with its size. */
export function drawDotsAndPixels() {
  const pixels = range(16).flatMap((column) =>
    range(20).map((row) => {
      const [x, y] = [column * PIXEL, row * PIXEL];
      const fill = blend(PAPERS.cream, INKS.ink, tone(x + PIXEL / 2, y + PIXEL / 2));
      return element("rect", { x, y, width: PIXEL, height: PIXEL, fill });
    }),
  );
  return [
    element("rect", { width: 1600, height: 1000, fill: PAPERS.cream }),
    element("clipPath", { id: "right" }, [element("rect", { x: 800, width: 800, height: 1000 })]),
    element("g", { "shape-rendering": "crispEdges" }, pixels),
    element("path", { fill: INKS.vermilion, "clip-path": "url(#right)", d: dots() }),
    element("path", { stroke: PAPERS.cream, "stroke-width": 14, d: "M800 0V1000" }),
  ];
}

/** A screen turned by 22 degrees. */
function dots() {
  const [sine, cosine] = [Math.sin(0.38), Math.cos(0.38)];
  const step = 42;
  return range(61 * 61)
    .flatMap((index) => {
      const [u, v] = [((index % 61) - 30) * step, (Math.floor(index / 61) - 30) * step];
      const [x, y] = [800 + u * cosine - v * sine, 500 + u * sine + v * cosine];
      if (x < 770 || x > 1630 || y < -30 || y > 1030) return [];
      const radius = step * 0.68 * Math.sqrt(tone(x, y));
      return radius < 1.5 ? [] : [circle(x, y, radius)];
    })
    .join("");
}

/** How dark it is: a ball lit from above.
 * @param {number} x @param {number} y */
function tone(x, y) {
  const [dx, dy] = [(x - 800) / 400, (y - 500) / 400];
  const far = Math.hypot(dx, dy);
  if (far > 1) return Math.max(0.02, 0.3 - (far - 0.5) * 0.3 + dy * 0.12);
  const light = -0.66 * dy + 0.75 * Math.sqrt(1 - far * far);
  return Math.min(0.95, Math.max(0.04, 0.92 - light * 0.92));
}
