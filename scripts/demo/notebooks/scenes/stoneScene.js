import { cupFromAbove } from "../../kit/props/cup.js";
import { createRandom } from "../../kit/random.js";
import { range } from "../../kit/sheet.js";
import { circle, element } from "../../kit/svg.js";
import { oval, rect, shape } from "../../scenes/shapes.js";
import { layBook } from "./layBook.js";

/** A notebook on a round café table of terrazzo. @type {import("./scenes.js").DrawScene} */
export function stoneScene({ book, colours, place, tone }) {
  const random = createRandom(`stone ${book.slug}`);
  const chips = (/** @type {string} */ fill) =>
    element("path", {
      fill,
      opacity: 0.55,
      d: range(60)
        .map(() =>
          circle(random.between(20, 1180), random.between(180, 1440), random.between(3, 10)),
        )
        .join(""),
    });
  return {
    things: [
      rect([0, 0, 1200, 1500], tone.floor),
      element("path", {
        stroke: "#000",
        "stroke-width": 5,
        opacity: 0.12,
        d: range(6)
          .map((index) => `M0 ${index * 300 - 40}h1200M${index * 300 - 120} 0v1500`)
          .join(""),
      }),
      oval([620, 850, 700, 700], "#1d1914", { opacity: 0.35, filter: "url(#soft)" }),
      oval([600, 810, 700, 700], "#cdbf9f"),
      element("clipPath", { id: "table" }, [element("circle", { cx: 600, cy: 810, r: 684 })]),
      element("g", { "clip-path": "url(#table)" }, [
        rect([0, 0, 1200, 1500], "#efeae0"),
        chips(colours[0]),
        chips(colours[1]),
        chips("#8d877b"),
      ]),
      rect([0, 0, 1200, 1500], "url(#light)"),
      layBook(book, { x: 480, y: 880, high: 800, turn: -13 }),
      cupFromAbove({ x: 900, y: 500, glaze: "#faf7f0" }),
      element("g", { transform: "rotate(18 960 980)" }, [
        rect([820, 880, 230, 250], "#2a241c", { opacity: 0.25, filter: "url(#near)" }),
        rect([812, 868, 230, 250], colours[1]),
        shape("M812 868h230L812 1118z", "#fff", { opacity: 0.18 }),
      ]),
    ],
    alt: `${place} on a round café table with a cup and a napkin, seen from above.`,
    focus: [0.42, 0.58],
  };
}
