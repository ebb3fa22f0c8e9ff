import { cupFromAbove } from "../../kit/props/cup.js";
import { pencil } from "../../kit/props/pencil.js";
import { range } from "../../kit/sheet.js";
import { element } from "../../kit/svg.js";
import { layBook } from "./layBook.js";

/** A notebook on a wooden desk from above, with coffee and a pencil. @type {import("./scenes.js").DrawScene} */
export function woodDeskScene({ book, colours, place, tone }) {
  const grain = range(7).map(
    (index) =>
      `M0 ${90 + index * 220}q300-${30 + (index % 3) * 14} 600 0t600 0M0 ${150 + index * 220}q400 ${26 - (index % 2) * 50} 1200 6`,
  );
  const boards = range(4).map((index) => `M0 ${330 + index * 330}h1200`);
  return {
    things: [
      element("rect", { width: 1200, height: 1500, fill: tone.wood }),
      element("path", {
        fill: "none",
        stroke: "#5a3a1c",
        "stroke-width": 3,
        opacity: 0.14,
        d: grain.join(""),
      }),
      element("path", {
        fill: "none",
        stroke: "#4a2f16",
        "stroke-width": 5,
        opacity: 0.3,
        d: boards.join(""),
      }),
      element("rect", { width: 1200, height: 1500, fill: "url(#light)" }),
      cupFromAbove({ x: 930, y: 300, glaze: colours[0], scale: 1.1 }),
      layBook(book, { x: 500, y: 810, high: 860, turn: -7 }),
      pencil({ x: 950, y: 960, turn: 76, paint: colours[1] }),
    ],
    alt: `${place} on a wooden desk with a cup of coffee and a pencil, seen from above.`,
    focus: [0.43, 0.54],
  };
}
