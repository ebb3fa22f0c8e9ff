import { standingBooks } from "../../kit/props/books.js";
import { vase } from "../../kit/props/vase.js";
import { rect, shape } from "../../scenes/shapes.js";
import { leaning } from "./leaning.js";

/** A card among books and a vase on an oak shelf. @type {import("./scenes.js").DrawScene} */
export function shelfScene({ card, wall, colours, place }) {
  const [first, second, third] = colours;
  const y = 1130;
  return {
    things: [
      wall,
      rect([60, y + 8, 1080, 40], "#2a241c", { opacity: 0.3, filter: "url(#soft)" }),
      standingBooks({
        x: 830,
        y,
        colours: [third, "#f2e8d3", first, second, "#8a8073"],
        tall: 440,
      }),
      vase({ x: 190, y, glaze: second, leaf: "#3f6650", scale: 1.15 }),
      leaning(card, { x: 560, y, high: 620 }),
      rect([50, y, 1100, 34], "#c1935c"),
      rect([50, y + 34, 1100, 12], "#96703f"),
      shape(`M170 ${y + 46}h26v110zM1004 ${y + 46}h26l-26 110z`, "#33302c"),
    ],
    alt: `${place} on an oak shelf between a vase and books.`,
    focus: [0.47, 0.55],
  };
}
