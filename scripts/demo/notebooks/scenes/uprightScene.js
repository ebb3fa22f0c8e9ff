import { lyingBooks } from "../../kit/props/books.js";
import { cup } from "../../kit/props/cup.js";
import { vase } from "../../kit/props/vase.js";
import { element, number } from "../../kit/svg.js";
import { line, rect, shape } from "../../scenes/shapes.js";

/** A notebook leaning on the wall over a desk, pencils in a mug. @type {import("./scenes.js").DrawScene} */
export function uprightScene({ book, colours, place, tone }) {
  const y = 1180;
  return {
    things: [
      tone.wall,
      vase({ x: 1010, y: y + 30, glaze: colours[2], leaf: "#4b7358", scale: 1.1 }),
      upright(book, { x: 620, y: y + 20, high: 780 }),
      lyingBooks({ x: 60, y: y + 30, colours: [colours[1], "#f2e8d3", colours[0]] }),
      pencilMug({ x: 190, y: y + 30 - 163, colours }),
      rect([0, y + 30, 1200, 34], tone.wood),
      rect([0, y + 64, 1200, 300], tone.wood),
      rect([0, y + 64, 1200, 300], "#000", { opacity: 0.14 }),
      cup({ x: 860, y: y + 32, glaze: "#f4efe6" }),
    ],
    alt: `${place} leaning on a wall between books with a mug of pencils and a vase.`,
    focus: [0.5, 0.55],
  };
}

/** @param {import("../../kit/stationery.js").Stationery} book @param {{ x: number, y: number, high: number }} spot */
function upright({ width, height }, { x, y, high }) {
  const scale = high / height;
  return element(
    "g",
    {
      transform: `translate(${x} ${y})scale(${number(scale, 3)})translate(${-width / 2} ${-height})`,
    },
    [
      shape(`M30 30L90-10V${height}H${width + 80}L${width + 50} 30z`, "#2a241c", {
        opacity: 0.34,
        filter: "url(#soft)",
      }),
      rect([width - 10, 10, 24, height - 10], "#f3ecdd", { rx: 8 }),
      line(`M${width + 6} 20V${height}`, "#b9ad97", 2),
      element("use", { href: "#front" }),
    ],
  );
}

/** @param {{ x: number, y: number, colours: readonly string[] }} mug */
function pencilMug({ x, y, colours }) {
  return (
    line(`M${x - 30} ${y - 60}l-24-170`, colours[0] ?? "#c2563c", 15) +
    line(`M${x} ${y - 60}l6-200`, "#e3a32b", 15) +
    line(`M${x + 26} ${y - 60}l40-160`, colours[2] ?? "#33415c", 15) +
    shape(
      `M${x - 62} ${y - 232}l8-30l8 28zM${x - 2} ${y - 262}l8-32l8 32zM${x + 58} ${y - 224}l16-28l0 32z`,
      "#e5c79a",
    ) +
    cup({ x, y, glaze: "#d8d2c6", scale: 0.95 })
  );
}
