import { lay } from "../../kit/lay.js";
import { range } from "../../kit/sheet.js";
import { line, oval, rect } from "../../scenes/shapes.js";

/** A card pinned to a cork board with tickets and swatches. @type {import("./scenes.js").DrawScene} */
export function pinboardScene({ card, wall, colours, place }) {
  const { width, height } = card;
  const scale = (width > height ? 700 : 760) / Math.max(width, height);
  const swatches = range(4).map((index) =>
    rect([880, 270 + index * 120, 170, 100], colours[index % 3] ?? "#fff", {
      opacity: 1 - 0.22 * Math.floor(index / 3),
    }),
  );
  return {
    things: [
      wall,
      rect([84, 110, 1050, 1210], "#2a241c", { opacity: 0.3, filter: "url(#soft)" }),
      rect([70, 90, 1060, 1210], "#b98f5c", { rx: 6 }),
      rect([104, 124, 992, 1142], "#d8b585"),
      rect([860, 230, 210, 540], "#faf7f0"),
      ...swatches,
      rect([160, 210, 190, 250], "#faf7f0", { transform: "rotate(-6 255 335)" }),
      line("M196 290l104-12M200 324l104-12M204 358l60-7", colours[0], 8),
      rect([820, 930, 220, 170], colours[1], { transform: "rotate(7 930 1015)" }),
      rect([176, 960, 170, 240], "#efe4d0", { transform: "rotate(4 261 1080)" }),
      oval([261, 1080, 54, 54], colours[2]),
      lay({ href: "#front", width, height }, { x: 560, y: 690, scale, turn: -2.5 }),
      ...[
        [560, 690 - (height * scale) / 2 + 26],
        [966, 250],
        [258, 232],
        [932, 950],
        [266, 980],
      ].map(([x = 0, y = 0]) => pin(x, y)),
    ],
    alt: `${place} pinned to a cork board among swatches and notes.`,
    focus: [0.47, 0.46],
  };
}

/** @param {number} x @param {number} y */
function pin(x, y) {
  return (
    oval([x + 7, y + 10, 15, 13], "#1d1914", { opacity: 0.35 }) +
    oval([x, y, 16, 16], "#b3243a") +
    oval([x - 5, y - 5, 5, 5], "#fff", { opacity: 0.6 })
  );
}
