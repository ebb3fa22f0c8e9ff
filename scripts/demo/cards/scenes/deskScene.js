import { lyingBooks } from "../../kit/props/books.js";
import { cup } from "../../kit/props/cup.js";
import { lamp } from "../../kit/props/lamp.js";
import { rect } from "../../scenes/shapes.js";
import { leaning } from "./leaning.js";

/** A card on a desk in the light of a lamp. @type {import("./scenes.js").DrawScene} */
export function deskScene({ card, wall, colours, place }) {
  const [first, second, third] = colours;
  const y = 1210;
  return {
    things: [
      wall,
      lyingBooks({ x: 60, y, colours: [third, first, "#f2e8d3"] }),
      leaning(card, { x: 500, y, high: 690 }),
      lamp({ x: 1010, y, paint: second }),
      cup({ x: 800, y, glaze: "#f4efe6" }),
      rect([0, y, 1200, 40], "#b98f5c"),
      rect([0, y + 40, 1200, 250], "#a67c4a"),
      rect([420, y + 100, 360, 120], "#b98f5c", { rx: 6 }),
      rect([560, y + 150, 80, 16], "#5a4029", { rx: 8 }),
    ],
    alt: `${place} on a desk, lit by a lamp, with a mug and a few books.`,
    focus: [0.42, 0.58],
  };
}
