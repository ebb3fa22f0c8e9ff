import { lay } from "../../kit/lay.js";
import { cup } from "../../kit/props/cup.js";
import { line, oval, rect, shape } from "../../scenes/shapes.js";

/** A card taped to the wall over a stool. @type {import("./scenes.js").DrawScene} */
export function stoolScene({ card, wall, colours, place }) {
  const { width, height } = card;
  const scale = (width > height ? 660 : 700) / Math.max(width, height);
  const half = (height * scale) / 2;
  const tape = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn) =>
    rect([x - 60, y - 18, 120, 36], colours[1], {
      opacity: 0.85,
      transform: `rotate(${turn} ${x} ${y})`,
    });
  return {
    things: [
      wall,
      rect([0, 1290, 1200, 210], "#b59a78"),
      rect([0, 1270, 1200, 22], "#f4efe6"),
      lay({ href: "#front", width, height }, { x: 560, y: 500, scale, turn: 1.5, lift: 10 }),
      tape(560, 500 - half, -3),
      oval([640, 1420, 330, 26], "#2a1d10", { opacity: 0.4, filter: "url(#soft)" }),
      line(
        "M480 1080L410 1420M780 1080L860 1420M560 1080L540 1400M710 1080L730 1400",
        "#5a4029",
        18,
      ),
      line("M452 1260H822", "#5a4029", 12),
      shape("M390 1060q240-40 500 0v36q-250 30-500 0z", colours[2]),
      shape("M390 1082q240 30 500 0v14q-250 30-500 0z", "#000", { opacity: 0.18 }),
      cup({ x: 740, y: 1062, glaze: "#f4efe6", scale: 1.1 }),
      rect([480, 1026, 170, 28], colours[0], { rx: 3 }),
      rect([494, 1002, 150, 24], "#f2e8d3", { rx: 3 }),
    ],
    alt: `${place} taped to the wall above a stool with a mug and two books.`,
    focus: [0.47, 0.36],
  };
}
