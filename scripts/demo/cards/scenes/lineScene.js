import { element } from "../../kit/svg.js";
import { line, rect } from "../../scenes/shapes.js";

/** Cards clipped to a string. @type {import("./scenes.js").DrawScene} */
export function lineScene({ card, wall, colours, place }) {
  const scale = 660 / Math.max(card.width, card.height);
  const hung = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {{ turn: number, href: string }} */ { turn, href },
  ) =>
    element("g", { transform: `translate(${x} ${y})rotate(${turn})` }, [
      element("g", { transform: `scale(${scale.toFixed(3)})translate(${-card.width / 2} -26)` }, [
        rect([26, 40, card.width, card.height], "#2a241c", { opacity: 0.3, filter: "url(#soft)" }),
        element("use", { href }),
      ]),
      rect([-9, -34, 18, 62], "#d8b27a", { rx: 4 }),
      rect([-9, -8, 18, 6], "#8a8073"),
      rect([4, -34, 5, 62], "#000", { opacity: 0.14, rx: 2 }),
    ]);
  return {
    things: [
      wall,
      line("M-20 350Q600 500 1220 350", "#5a4a38", 5),
      hung(120, 402, { turn: 4, href: "#back" }),
      hung(1080, 402, { turn: -5, href: "#back" }),
      hung(600, 424, { turn: -1.5, href: "#front" }),
      rect([0, 1290, 1200, 210], colours[2]),
      rect([0, 1290, 1200, 14], "#fff", { opacity: 0.25 }),
    ],
    alt: `${place} hanging from a string by a small wooden clip.`,
    focus: [0.5, 0.5],
  };
}
