import { line, oval, rect, shape } from "../../scenes/shapes.js";
import { leaning } from "./leaning.js";

/** A card on a mantelpiece between candles, under a round mirror. @type {import("./scenes.js").DrawScene} */
export function mantelScene({ card, wall, colours, place }) {
  const y = 1080;
  return {
    things: [
      wall,
      oval([614, 420, 290, 290], "#2a241c", { opacity: 0.25, filter: "url(#soft)" }),
      oval([600, 400, 290, 290], "#a8824f"),
      oval([600, 400, 270, 270], "#dfe6e6"),
      shape("M430 610A270 270 0 0 1 560 134L620 131Q520 380 500 652z", "#fff", { opacity: 0.35 }),
      candle({ x: 190, y, high: 250, wax: colours[1] }),
      candle({ x: 290, y, high: 170, wax: "#f4efe6" }),
      leaning(card, { x: 620, y, high: 640 }),
      candle({ x: 1010, y, high: 300, wax: colours[0] }),
      rect([40, y, 1120, 54], "#faf6ee"),
      rect([70, y + 54, 1060, 24], "#e6dfd2"),
      rect([110, y + 78, 980, 400], "#f2ece0"),
      rect([260, y + 170, 680, 330], "#2f2b28", { rx: 4 }),
      rect([40, y + 54, 1120, 8], "#000", { opacity: 0.12 }),
    ],
    alt: `${place} on a white mantelpiece between candles, under a round mirror.`,
    focus: [0.52, 0.52],
  };
}

/** @param {{ x: number, y: number, high: number, wax: string }} candle */
function candle({ x, y, high, wax }) {
  const top = y - high;
  return (
    rect([x - 16, top - 150, 32, 160], wax, { rx: 4 }) +
    line(`M${x} ${top - 150}v-18`, "#33302c", 4) +
    shape(`M${x} ${top - 214}q22 34 0 52q-22-18 0-52`, "#f2b33d") +
    shape(
      `M${x - 32} ${top}h64l-14 26h-8v${high - 50}h30v24h-80v-24h30v-${high - 50}h-8z`,
      "#b08a4e",
    )
  );
}
